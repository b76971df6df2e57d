import { hexes, Plan } from './plan.ts'

/**
 * Esirien (DR-2.1.1). A reconstruction: it obeys every hex the manuals name; the rest is designed to be plausible and
 * playable. What is attested says so.
 */
export const esirien = new Plan()
const m = esirien

m.set(
  'forest',
  '0101-0108 0201-0206 0301-0304 0401-0402 0501-0502 0601-0602 0701 0801 0901 1001 1101 1201 1301 1401 1501 1701 1801 1901' +
    ' 2001 2101 2201-2202 2301-2302 2401-2403 2501-2506 0113-0114 2511-2513',
)
m.set(
  'sea',
  '0116-0117 0216-0217 0316-0317 0415-0417 0516-0517 0615-0617 0715-0717 0816-0817 0916-0917 1015-1017 1116-1117 1214-1217' +
    ' 1316-1317 1414-1417 1517 1615-1617 1716-1717 1815-1817 1916-1917 2015-2017 2117 2217',
)
m.set('river', '1601-1602 1503 1403 1405-1406 1408-1409 1411-1412')
m.set('ford', '1404')
m.set('bridge-wood', '1407 1413')
m.set('bridge-stone', '1410')
m.set('dock', '0815 0915 1014 1115 1315 1516')
m.bank('1404', '1304 1305 1504 1505')
m.bank('1407', '1307 1508')
m.bank('1410', '1310 1511')
m.bank('1413', '1313 1514')

m.inside('west', '0707-0714 0806-0814 0906-0914 1005-1013 1106-1114 1205-1213 1306-1314')
m.inside('east', '1507-1515 1606-1614 1706-1715 1806-1814 1907-1915 2007-2014 2108-2114')
m.set('tower', '0710 0714 0906 0914 1306 1310 1314 1507 1511 1515 1806 1910 2108 2114')
m.ring()

// DR-2.5.3b: the gates the manuals name
m.entrance('gate', '0707', '0606', 'attested')
m.entrance('gate', '2113', '2212', 'attested')
m.entrance('gate', '1307', '1407', 'attested')
m.entrance('gate', '1508', '1407', 'attested')
m.entrance('gate', '1313', '1413', 'attested')
m.entrance('gate', '1514', '1413', 'attested')
// DR-2.5.6b: the towers the road runs through
m.entrance('gate', '0913', '0914', 'attested')
m.entrance('gate', '0914', '0915', 'attested')
m.entrance('gate', '1209', '1310', 'attested')
m.entrance('gate', '1310', '1410', 'attested')
m.entrance('gate', '1511', '1410', 'attested')
m.entrance('gate', '1611', '1511', 'attested')
// the other towers: doors to the streets, and from the harbour towers to their piers
m.entrance('door', '0810', '0710')
m.entrance('door', '0813', '0714')
m.entrance('door', '0907', '0906')
m.entrance('door', '1206', '1306')
m.entrance('door', '1313', '1314')
m.entrance('door', '1607', '1507')
m.entrance('door', '1514', '1515')
m.entrance('door', '1807', '1806')
m.entrance('door', '2008', '2108')
m.entrance('door', '2013', '2114')
m.entrance('door', '1314', '1315')
m.entrance('door', '1515', '1516')
m.entrance('gate', '1910', '1809')
m.entrance('door', '1910', '1911')

m.road('north-west road', '0403 0504 0604 0605 0606')
m.road('west road', '0110 0209 0309 0408 0508 0607 0606')
m.road('great street', '0606 0707', 'attested')
m.road('great street', '0707 0807 0908 1008 1109 1209')
m.road('great street', '1209 1310 1410 1511 1611', 'attested')
m.road('great street', '1611 1712 1812 1913 2013 2113')
m.road('great street', '2113 2212', 'attested')
m.road('east road', '2212 2312 2411 2410 2409 2509 2508')
m.road('south-east road', '2212 2213 2314 2414 2515 2516')
m.road('dock street', '0908 0909 0910 0911 0912 0913')
m.road('dock street', '0913 0914 0915', 'attested')
m.road('quay', '0815 0915 1014 1115')
m.road('north bridge street', '1008 1108 1207 1307')
m.road('north bridge street', '1307 1407 1508', 'attested')
m.road('north bridge street', '1508 1608 1709 1809 1810 1811 1812')
m.road('south bridge street', '1209 1210 1211 1212 1313')
m.road('south bridge street', '1313 1413 1514', 'attested')
m.road('south bridge street', '1514 1613 1713 1812')

m.attest('0606 0707 2113 2212', '2.5.3: gate')
m.attest('1407 1413', '2.5.3, 2.5.7: wooden bridge')
m.attest('1410', '2.5.7.2: stone bridge')
m.attest('0914 1310 1511', '2.5.6: tower with a road through its ground floor')
m.attest('0815 0915 1014 1115', '2.1.1, 2.9: dock')
m.attest('1315 1516', '2.1.1, 2.9: pier')
m.attest('1413', '2.1.1: last river hex; 2.9: reinforcements land here')
m.attest('1414', '2.1.1: first sea hex')
m.attest('1910', '2.10.7: citadel')
m.attest('0403 0110 2508 2516', '2.10.7: a road leaves the map here')

// 32 points in all; that the citadel is worth 5 follows from 2.10.7, the other values are chosen
m.worth('1910', 5, 'Citadel', 'deduced')
m.worth('1808', 2, 'Barracks')
m.worth('2010', 2, 'Armoury')
m.worth('1710', 3, 'Old Temple')
m.worth('2012', 1, 'Stables')
m.worth('1714', 1, 'Granary')
m.worth('1511', 1, 'East Bridge Tower')
m.worth('1310', 1, 'West Bridge Tower')
m.worth('1009', 2, 'Market')
m.worth('1107', 2, 'Guildhall')
m.worth('1208', 2, 'Wizards’ College')
m.worth('1011', 3, 'Sea Temple')
m.worth('1112', 2, 'Great Warehouse')
m.worth('0810', 1, 'Merchants’ Row')
m.worth('0812', 1, 'Rope Walk')
m.worth('0914', 1, 'Harbour Gate Tower')
m.worth('0815', 1, 'West Quay')
m.worth('1115', 1, 'East Quay')
m.name('1407', 'North Bridge')
m.name('1410', 'Stone Bridge')
m.name('1413', 'Sea Bridge')
m.name('1404', 'Ford')
m.name('1315', 'West Pier')
m.name('1516', 'East Pier')
m.name('0707', 'West Gate')
m.name('2113', 'East Gate')

/** DR-2.10.7: where Elowyn starts, leaves and takes ship, and what the citadel is worth without her. */
export const esirienElowyn = {
  start: hexes('1910')[0],
  exits: hexes('0403 0110 2508 2516'),
  ship: hexes('1516')[0],
  startPointsAfter: 4,
}

/** DR-2.9b: where reinforcements land. */
export const esirienLandings = hexes('0815 0915 1014 1115 1315 1516 1413')
