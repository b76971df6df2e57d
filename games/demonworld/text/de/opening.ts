import type { Opening } from '@hexarium/kernel'
import { names } from './names.ts'

const { battles } = names

/** Die Schlachten auf Deutsch, jede in einer Zeile. */
export const opening: Opening = {
  presets: {
    first: {
      name: battles.first,
      line: 'Einführungsspiel: je zwei Einheiten auf offenem Gelände, bis eine Seite nichts mehr hat.',
    },
    firstWithShooting: { name: battles.firstWithShooting, line: 'Dasselbe mit je einer dritten Einheit, die schießt.' },
    encounter: {
      name: battles.encounter,
      line: 'Standardspiel, kurz: zwei kleine Armeen wenige Felder voneinander auf einer Karte, bis eine nichts mehr hat.',
    },
    lastStand: {
      name: battles.lastStand,
      line: 'Standardspiel, Szenario 1: Das Imperium muss 475 Punkte der Orks vernichten oder vertreiben, ehe sein letztes Element fällt.',
    },
    kalBenokk: {
      name: battles.kalBenokk,
      line: 'Standardspiel, Szenario 2: Die Orks müssen den Grabhügel eine ganze Runde lang halten, das Imperium muss es verhindern.',
    },
    kaibanPass: {
      name: battles.kaibanPass,
      line: 'Expertenspiel, Szenario 3, zehn Runden: Eine Einheit der Orks muss auf den Pass, den Drache, Zauberer und Streitwagen sperren.',
    },
    envoy: {
      name: battles.envoy,
      line: 'Expertenspiel, Szenario 4: Der Zauberer Sandor muss lebend in Sicherheit kommen, und zu beiden Seiten stehen Orks.',
    },
    free: {
      name: battles.free,
      line: 'Alle Regeln: Beide stellen für vereinbarte Punkte eine Armee auf und legen das Spielfeld aus.',
    },
  },
}
