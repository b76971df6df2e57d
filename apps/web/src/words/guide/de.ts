import type { GuideTalk } from './words.ts'

/** Deutsch. */
export const de: GuideTalk = {
  title: 'Geführte erste Partie',
  met: (met, of) => `${met} von ${of} Ideen`,
  goOn: 'Weiter',
  praise: ['Gut gemacht.', 'Genau so.', 'Gut.', 'Richtig.'],
  other: ['Das geht auch.', 'Ein eigener Weg: auch gut.', 'Auch so kann man es machen.'],
  waiting: 'Jetzt spielt die andere Seite. Sieh zu, was sie tut; unter dem Brett steht, worauf du zeigst.',
  ask: 'Das kennst du schon. ☞ zeigt, was ich nähme.',
  askAlone: 'Das kennst du schon. Nimm, was dir gefällt.',
  close: 'Ich kenne mich jetzt aus',
  titles: { done: 'Jetzt kennst du das Spiel', won: 'Du hast gewonnen!', lost: 'Diesmal verloren' },
  learnt: 'Das hast du kennengelernt:',
  next: 'Wie es weitergeht:',
  playOn: 'Hier weiterspielen',
  again: 'Noch einmal',
  novice: 'Ein ganzes Spiel gegen einen Anfänger-Bot',
  readOn: chapter => `Weiterlesen: ${chapter}`,
  board: 'Der Ring auf dem Brett und die Hand ☞ in der Liste zeigen, was ich meine.',
}
