import { computed } from '@preact/signals'
import { language } from '../../language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const talks = { en, de, fr }

/** What is said around a guided first game, in the page's language. */
export const talk = computed(() => talks[language.value])
