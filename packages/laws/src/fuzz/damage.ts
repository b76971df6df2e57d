import type { Chance } from '@hexarium/kernel'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A place in JSON: what holds it, and under which key. */
interface Place {
  holder: Json[] | Record<string, Json>
  key: string | number
}

/** What no reader can have a use for, or only by chance. */
const STRANGE: readonly Json[] = [null, true, -1, 0.5, 1e9, '', 'nonsense', [], {}, [[]], { nonsense: 1 }]

/** Spoils JSON in one place: a number moved, a key dropped, a list shortened or doubled, a value put elsewhere or of a wrong type. */
export function damage(json: unknown, chance: Chance): unknown {
  return damaged(structuredClone(json), chance, 1)
}

/** Spoils JSON in so many places, itself and no copy. */
export function damaged(json: unknown, chance: Chance, times: number): unknown {
  const whole = { json: json as Json }
  for (let left = times; left > 0; left--) {
    const places = placesIn(whole)
    if (places.length === 0) whole.json = chance.pick(STRANGE)
    else spoil(chance.pick(places), places, chance)
  }
  return whole.json
}

function spoil(place: Place, places: readonly Place[], chance: Chance): void {
  const value = valueAt(place)
  const ways = [
    () => drop(place),
    () => put(place, chance.pick(STRANGE)),
    () => put(place, valueAt(chance.pick(places))),
  ]
  if (typeof value === 'number')
    for (let i = 0; i < 3; i++) ways.push(() => put(place, value + chance.pick([-10, -2, -1, 1, 2, 10])))
  if (typeof value === 'boolean') ways.push(() => put(place, !value))
  if (Array.isArray(value))
    ways.push(
      () => put(place, value.slice(1)),
      () => put(place, value.slice(0, -1)),
      () => put(place, [...value, ...value]),
      () => put(place, chance.shuffle(value)),
    )
  // the same sort of thing from somewhere else: a piece on another space, another card in a hand
  const alike = () => places.filter(other => typeof valueAt(other) === typeof value)
  for (let i = 0; i < 3; i++) ways.push(() => put(place, valueAt(chance.pick(alike()))))
  chance.pick(ways)()
}

function valueAt({ holder, key }: Place): Json {
  return (holder as Record<string, Json>)[key]
}

function put({ holder, key }: Place, value: Json): void {
  ;(holder as Record<string, Json>)[key] = typeof value === 'object' ? structuredClone(value) : value
}

function drop({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(key as number, 1)
  else delete holder[key]
}

function placesIn(root: Record<string, Json>): Place[] {
  const found: Place[] = []
  look(root)
  return found.filter(({ holder }) => holder !== root)

  function look(holder: Json[] | Record<string, Json>): void {
    const keys = Array.isArray(holder) ? holder.keys() : Object.keys(holder)
    for (const key of keys) {
      found.push({ holder, key })
      const value = valueAt({ holder, key })
      if (typeof value === 'object' && value !== null) look(value)
    }
  }
}
