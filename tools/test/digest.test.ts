import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { parseDigest } from '../rules/digest.ts'
import { digests, digestsOf, leadingIds, mentions, PREFIX } from '../rules/ids.ts'

const specs = await digests()
const folder = join(import.meta.dirname, '../../docs/rules')

function read(game: string) {
  return parseDigest(
    game,
    specs[game],
    Object.fromEntries(specs[game].files.map(file => [file, readFileSync(join(folder, file), 'utf8')])),
  )
}

const titan = read('titan')
const dragonRage = read('dragon-rage')
const warcraft = read('warcraft')
const demonworld = read('demonworld')

/** Chapter → number of rules. Counted by hand against the digests; a change here is a change of the rule book. */
const counts = {
  titan:
    'TI-1 3, TI-2 5, TI-3 6, TI-5 9, TI-4 15, TI-6 9, TI-7 15, TI-10 11, TI-8 8, TI-9 15, TI-11 11, TI-H 13, TI-13 20, TI-12 20, ' +
    'TI-14 8, TI-15 10, TI-16 5, TI-17 7, TI-19 19, TI-18 13, TI-K 7, TI-20 1, TI-21 6, TI-V 3, TI-EX 35, TI-RT 26, TI-DP 27',
  'dragon-rage':
    'DR-2.6 16, DR-1 1, DR-2.1 12, DR-2.2 4, DR-2.3 7, DR-2.4 13, DR-2.5 37, DR-2.7 24, DR-2.8 38, DR-2.9 6, DR-2.10 20, ' +
    'DR-2.11 9, DR-2.12 23, DR-3 18, DR-4 6, DR-5 6',
  warcraft:
    'WC-B-CMP 7, WC-B-SET 7, WC-B-TRN 4, WC-B-MOV 10, WC-B-BAT 13, WC-B-CAS 6, WC-B-ABL 7, WC-B-EXP 6, WC-B-HAR 3, WC-B-DEP 7, ' +
    'WC-B-SPE 14, WC-B-VIC 10, WC-B-TEA 5, WC-B-SCN 21, WC-B-ONL 3, WC-X-CMP 5, WC-X-CHG 6, WC-X-OP1 1, WC-X-RAC 11, WC-X-CRP 11, ' +
    'WC-X-HER 22, WC-X-RES 4, WC-X-DRN 4, WC-X-HID 5, WC-X-OPT 4, WC-X-TIM 14, WC-X-SCN 21',
  demonworld:
    'DW-I 15, DW-II 7, DW-VIII 6, DW-X 15, DW-T 10, DW-IX 7, DW-VI 15, DW-III 6, DW-V 28, DW-IV 14, DW-XII 13, DW-XIV 3, DW-XV 19, ' +
    'DW-XIII 17, DW-XI 8, DW-VII 1, DW-XVI 17, DW-XXVII 2, DW-EX 99, DW-XVII 42, DW-XVIII 8, DW-XIX 21, DW-XX 18, DW-XXI 2, ' +
    'DW-XXII 10, DW-XXIII 17, DW-XXIV 8, DW-XXVI 5, DW-IMP 6, DW-EX2 69',
}

describe('the digests', () => {
  test('every game of the registry says where its rules are, in files of its own and with ids of its own', () => {
    expect(Object.keys(specs)).toEqual(Object.keys(registry))
    const files = Object.values(specs).flatMap(digest => digest.files)
    expect(files.filter(file => !existsSync(join(folder, file)))).toEqual([])
    expect(readdirSync(folder).filter(file => file.endsWith('.md'))).toEqual(files.toSorted())
    const prefixes = Object.values(specs).map(({ prefix }) => prefix)
    for (const prefix of prefixes) expect(prefix).toMatch(new RegExp(`^${PREFIX}$`))
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })

  test('a game that does not say so is named', async () => {
    const mute = { ...registry['skirmish'], tools: async () => ({ tools: {} }) }
    await expect(digestsOf({ mute })).rejects.toThrow('mute does not say where its rules are written down')
  })

  test.each([
    [titan, 327, 69],
    [dragonRage, 240, 54],
    [warcraft, 231, 0],
    [demonworld, 508, 130],
  ])('$game defines a known number of rules in each chapter', (digest, rules, rulings) => {
    const chapters = [...Map.groupBy(digest.rules, rule => rule.chapter)].map(
      ([name, some]) => `${name} ${some.length}`,
    )
    expect(chapters.join(', ')).toBe(counts[digest.game as keyof typeof counts])
    expect(digest.rules).toHaveLength(rules)
    expect(digest.rulings).toHaveLength(rulings)
  })

  test('every rule says something', () => {
    const silent = [titan, dragonRage, warcraft, demonworld].flatMap(digest =>
      digest.rules.filter(rule => !rule.text && !rule.title),
    )
    expect(silent).toEqual([])
  })

  test('a rule knows its place and its words', () => {
    expect(titan.find('TI-8.1c')).toMatchObject({
      chapter: 'TI-8',
      file: 'titan.md',
      line: 197,
      headings: ['Titan — rules digest for implementation', '8. Teleports'],
      text: 'The mover shows everybody one lord of the legion; [R A9] with several he chooses which.',
    })
    expect(demonworld.find('DW-V.11')).toMatchObject({ title: 'Wheel', line: 238 })
    expect(demonworld.find('DW-I.10')?.title).toBe('')
  })

  test('text runs on over continuation lines, code and tables, and stops at the next rule or subheading', () => {
    expect(titan.find('TI-7.4f')?.text).toMatch(/^Algorithm .*walk\(e\.to, left - 1, from = land\)\n```$/s)
    expect(titan.find('TI-13.2c')?.text).toMatch(/\| 5 \| 2 \| 2 \| 3 \|$/)
    expect(warcraft.find('WC-X-HER-03')?.text).toMatch(/owner's choice\. \[seed\]$/)
    expect(demonworld.find('DW-EX2-21')?.text).toMatch(/−12\.$/)
    expect(demonworld.find('DW-XX.6')?.text).not.toContain('|')
  })
})

describe('tricky ids', () => {
  test('rows of a table, and their columns as other names of the row', () => {
    expect(titan.find('TI-EX-35')?.text).toContain('gorgon may be mustered')
    expect(titan.find('TI-RT-D10b')?.text).toContain('bonus waived')
    expect(titan.find('TI-H4s')?.id).toBe('TI-H4')
    expect(titan.find('TI-H13s')).toBeUndefined()
    expect(demonworld.find('DW-XX.S12')?.text).toMatch(/^Flammenschlag \/ Flame strike/)
  })

  test('several ids in one bold span, one line, or two files', () => {
    expect(demonworld.find('DW-XII.20')?.text).toBe(demonworld.find('DW-IV.9')?.text)
    expect(demonworld.find('DW-XIV.5')?.line).toBe(366)
    expect(dragonRage.find('DR-5.4')?.line).toBe(532)
    expect(demonworld.find('DW-EX2-50')?.text).toBe('Five elements at a wood field, four supporting: ≤ 9.')
    expect(demonworld.find('DW-XXI.2')?.text).toMatch(/^empire: .* imperial dragon$/)
    expect(demonworld.find('DW-XXVII.1')?.text).toMatch(
      /regenerates at the end of the melee phase.*\n\n.*No fire starting/s,
    )
  })

  test('an id behind its sentence, in a heading, or beside a bold title', () => {
    expect(demonworld.find('DW-III.1')?.text).toMatch(/^Every phase is played by all sides/)
    expect(demonworld.find('DW-VIII.5')?.text).toMatch(/^0\. Flank-march arrival rolls/)
    expect(warcraft.find('WC-B-SCN-50')?.text).toBe('remove every copy of the named cards. [designed]')
    expect(demonworld.find('DW-XIX.13a')?.title).toBe('High aim')
  })

  test('clauses that Dragon Rage numbers below a heading, a bold line or in a paragraph', () => {
    expect(dragonRage.find('DR-2.5.3.1h')?.text).toMatch(/^Not if either hex/)
    expect(dragonRage.find('DR-2.5.5.2d')?.text).toMatch(/^\[R\] WRM may choose/)
    expect(dragonRage.find('DR-2.5.7c')?.text).toMatch(/^SER cannot destroy bridges/)
    expect(dragonRage.find('DR-2.7.6.2g')?.text).toMatch(/^Nurkott: ARH and GOB ignore walls/)
    expect(dragonRage.find('DR-2.10.5.3')?.text).toMatch(/^First "kill" only wounds/)
    expect(dragonRage.find('DR-2.12.1.7.2')?.text).toMatch(/^\*\*Wings\*\* 4\+/)
    expect(dragonRage.find('DR-2.12.1.1.4')).toMatchObject({ title: 'Fly' })
    expect(dragonRage.find('DR-2.8.5d')?.text).toBe(
      '+1 on escape rolls from dragonfire; once all heroes of the side are dead on every escape roll and on morale checks (D41).',
    )
    expect(dragonRage.find('DR-2.8.9h')?.text).toMatch(/^Dismiss \| 0 or 1d6.*Dismissal is cast like a spell/s)
    expect(dragonRage.find('DR-2.7.1e')?.id).toBe('DR-2.7.1.3')
    expect(dragonRage.find('DR-2.6.1.10')?.text).toContain('Turn marker')
    expect(dragonRage.find('DR-E1')?.id).toBe('DR-3.1.2')
  })

  test('what only gathers others is a section, not a rule', () => {
    for (const id of ['DR-2.5.4', 'DR-2.7.6.2', 'DR-2.10.7', 'DR-2.12.1.1', 'DR-2.12.1']) {
      expect(dragonRage.find(id), id).toBeUndefined()
      expect(dragonRage.isSection(id), id).toBe(true)
    }
    for (const id of ['DR-2.11.2', 'DR-2.12', 'DR-2.12.2', 'DR-5']) expect(dragonRage.find(id), id).toBeDefined()
    for (const id of ['TI-11', 'TI-7.4', 'TI-EX', 'TI-H']) expect(titan.isSection(id), id).toBe(true)
    expect(warcraft.isSection('WC-X-HER')).toBe(true)
    expect(demonworld.isSection('DW-XVII')).toBe(true)
    expect(titan.isSection('TI-22')).toBe(false)
  })

  test('ids in running text are references', () => {
    expect(dragonRage.find('DR-2.11.3.1')).toBeUndefined()
    expect(titan.find('TI-6.2')).toBeUndefined()
  })

  test('rulings can be linked to', () => {
    expect(titan.rulings.find(ruling => ruling.id === 'A52')?.text).toContain('class creature only')
    expect(dragonRage.rulings.at(-1)?.id).toBe('D54')
    expect(demonworld.rulings.map(ruling => ruling.id)).toEqual(expect.arrayContaining(['OCR-11', 'AMB-42', 'AMB2-37']))
  })

  test('a list like Titan’s is all a new digest needs', () => {
    const skirmish = parseDigest('skirmish', specs['skirmish'], {
      'skirmish.md': '# S\n\n## 3. Play\n\n- **SK-3.2** One unit a hex.\n',
    })
    expect(skirmish.rules).toMatchObject([
      { id: 'SK-3.2', chapter: 'SK-3', headings: ['S', '3. Play'], text: 'One unit a hex.' },
    ])
  })
})

describe('ids in code and in test names', () => {
  test('a comment or string may name several', () => {
    const found = mentions("/** TI-7.4a, TI-H4s: see DW-XII.3. */ rule: 'WC-X-HER-04', notXTI-3 pre-TI-3 TI-EX-12")
    expect(found.map(({ id }) => id)).toEqual(['TI-7.4a', 'TI-H4s', 'DW-XII.3', 'WC-X-HER-04', 'TI-EX-12'])
  })

  test('only those a test’s name starts with count', () => {
    expect(leadingIds('TI-7.4a TI-7.4b a block … as TI-7.5 says')).toEqual(['TI-7.4a', 'TI-7.4b'])
    expect(leadingIds('TI-EX-01: tower rolls')).toEqual(['TI-EX-01'])
    expect(leadingIds('DW-IV.9, DW-XII.20 and DW-EX-13 base number')).toEqual(['DW-IV.9', 'DW-XII.20', 'DW-EX-13'])
    expect(leadingIds('DR-2.12.1.7.2 wings are hit on 4+')).toEqual(['DR-2.12.1.7.2'])
    expect(leadingIds('a legion (TI-4.0a)')).toEqual([])
  })
})
