import { board } from './board.ts'
import { hexes, Plan } from './plan.ts'

/**
 * Nurkott (DR-2.1.2). A reconstruction: it obeys every hex the manuals name; the rest is designed to be plausible and
 * playable. What is attested says so.
 */
export const nurkott = new Plan()
const m = nurkott

m.set(
  'forest',
  '0101-0107 0201 0301 0501 0601 0701 0801 0901 1101 1201 1301 1401 1501 1601 1701 1801 1901 2001 2101 2301-2302 2401-2403' +
    ' 2501-2505 2508-2510 0112-0117 0213-0217 0315-0317 0416-0417 0517 0617 0717 0817 2217 2317 2416-2417 2515-2517',
)
m.set(
  'river',
  '0401 0403-0404 0305-0306 0406-0408 0109 0208 0309 0509 0608 0808 0909 1009 1110 1210 1310 1410 1511 1711 1810 1911 2010' +
    ' 2110 1001 1003-1005 0906-0908 2201-2202 2103-2107 2109 2210 2212 2513 2313 2113 2013 1814 1715-1716 1616-1617',
)
m.set('mixed', '0709')
m.set('bridge-wood', '0402 1002 2108 2211 1914 2412')
m.set('bridge-stone', '1610')
m.bank('0402', '0302 0503')
m.bank('1002', '0902 1103')
m.bank('2108', '2008 2207')
m.bank('2211', '2111 2312')
m.bank('1914', '1913 1915')
m.bank('2412', '2411 2413')
m.bank('1610', '1609 1611')
m.bank('0709', '0609 0809 0710')

m.inside('town', '1206-1213 1306-1314 1405-1413 1506-1514 1605-1613 1706-1714 1805-1813 1906-1913 2006-2012')
m.ring()
// DR-2.1.2a: doors only; breaking one scores its hex (DR-2.3e)
m.entrance('door', '1306', '1305', 'reconstructed', '1306')
m.entrance('door', '1212', '1113', 'reconstructed', '1212')
m.entrance('door', '2008', '2108', 'reconstructed', '2008')
m.entrance('door', '2011', '2111', 'reconstructed', '2011')
m.entrance('door', '1913', '1914', 'reconstructed', '1913')
// DR-2.1.2c
m.sides[board.sideBetween(board.hex('0708'), board.hex('0709'))] = 'water'

m.road('north road', '0202 0302 0402 0503 0603 0703 0802 0902 1002 1103 1203 1304 1305 1306')
m.road('camp path', '0703 0704 0705')
m.road('south road', '0516 0615 0715 0814 0914 1013 1113 1212')
m.road('north street', '1306 1307 1407 1508 1608 1609 1610 1611 1612')
m.road('boss street', '2008 1908 1808 1709 1609')
m.road('south street', '1212 1312 1412 1512 1612 1712 1812 1912 2011')
m.road('hill road', '2506 2406 2307 2207 2108 2008')
m.road('river road', '1912 1913 1914 1915 2015')
m.road('river road', '2015 2016 2017', 'attested')
m.road('forest road', '2017 2117 2216 2316 2415 2414 2413', 'attested')
m.road('forest road', '2413 2412 2411 2312 2211 2111 2011')

m.attest('0402 1002 2108 2211 1914 2412', '2.5.7: wooden bridge')
m.attest('1610', '2.5.7.2: stone bridge')
m.attest('0708', '2.1.2: land hex')
m.attest('0709', '2.1.2: land and water hex')
m.attest('0109 0208', '2.11.2.4: sea serpents start here')
m.attest('0202 0516', '3.2.1: the invader enters here')
m.attest('2017 2016 2015 2413', '2.9: reinforcements arrive on this road')

// 36 points in all, every value chosen
m.worth('1306', 2, 'North Door')
m.worth('1212', 2, 'West Door')
m.worth('2008', 1, 'Hill Door')
m.worth('2011', 1, 'East Door')
m.worth('1913', 1, 'River Door')
m.worth('1707', 5, 'Boss’s Hall')
m.worth('1408', 3, 'Slave Cages')
m.worth('1506', 2, 'Shaman’s Lodge')
m.worth('1906', 2, 'Forge')
m.worth('1809', 2, 'Warg Pens')
m.worth('1605', 1, 'Drinking Hall')
m.worth('1413', 2, 'Granary')
m.worth('1613', 3, 'Loot Store')
m.worth('1313', 1, 'Tannery')
m.worth('1713', 2, 'Fighting Pit')
m.worth('2012', 1, 'Smokehouse')
m.worth('1811', 1, 'Brewery')
m.worth('0705', 1, 'North Goblin Camp')
m.worth('0806', 1, 'Goblin Totem')
m.worth('1014', 1, 'South Goblin Camp')
m.worth('0915', 1, 'Goblin Kennels')
m.name('1610', 'Nurk’s Bridge')

/** DR-2.1.2: the two goblin camps outside the walls. */
export const camps = hexes('0604 0605 0704 0705 0706 0805 0806 0813 0914 0915 1013 1014 1114 1115')
for (const hex of camps) m.terrain[hex] = 'village'

/** DR-2.1.2b, d: land that shows a little water; the manuals name one such hex (2.1.2). */
export const nurkottShores = hexes('0708')

/** DR-3.2.1: where the invader comes in. */
export const nurkottEntries = hexes('0202 0516')

/** DR-2.11.2.4: where serpents start. */
export const nurkottSerpents = hexes('0109 0208')

/** DR-2.10.7d: the slave cages, and where roads leave the map. */
export const nurkottElowyn = {
  start: hexes('1408')[0],
  exits: hexes('0202 0516 2017 2506'),
  ship: -1,
  startPointsAfter: 3,
}

/** DR-2.9e: where reinforcements arrive. */
export const nurkottLandings = hexes('2017 2016 2015 2117 2216 2316 2415 2414 2413')
