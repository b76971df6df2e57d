import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Titan mean. */
export const legend: Legend = {
  corners: {
    se: 'auf dem Hauptplan: Zahl der Wesen einer Armee; in der Schlacht: Fertigkeit',
    sw: 'in der Schlacht: Macht',
    ne: 'in der Schlacht: erlittene Treffer',
  },
  badges: {
    moved: 'hat sich bewegt',
    teleported: 'ist teleportiert',
    mustered: 'hat ausgehoben',
    engaged: 'im Kampf',
    captured: 'Armeemarker eines anderen Spielers',
    struck: 'hat angegriffen',
    slain: 'vernichtet',
    waiting: 'noch nicht auf dem Feld',
  },
  letters: [],
  sides: {
    block: 'Block: Wer hier beginnt, muss hier hinaus',
    arch: 'Sphäre: Wer hier beginnt, darf hier hinaus',
    arrow: 'Pfeil: hier darf man weiterziehen',
    triple: 'Dreifachpfeil: hier darf man weiterziehen',
    dune: 'Düne',
    cliff: 'Klippe',
    slope: 'Hang',
    wall: 'Mauer',
  },
  looks: {
    meadow: 'Ebene; in der Schlacht: normales Gelände',
    woods: 'Wald',
    thorns: 'Buschland; in der Schlacht: Dornengestrüpp',
    hills: 'Hügelland',
    jungle: 'Dschungel',
    sand: 'Wüste; in der Schlacht: Sand',
    marsh: 'Marschland',
    swamp: 'Sumpfland; in der Schlacht: Sumpf',
    mountains: 'Gebirge',
    snow: 'Tundra; in der Schlacht: Verwehung',
    tower: 'Turm',
    tree: 'in der Schlacht: Baum',
    fire: 'in der Schlacht: Vulkan',
  },
}
