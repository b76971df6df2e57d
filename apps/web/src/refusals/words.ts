/** Why something was refused, by the code of the refusal. */
export type RefusalWords = Readonly<Record<string, string>>
