import type { ChosenField } from '../fields.ts'
import type { ColumnChoice } from '../file-reading.ts'
import { headerKey } from '../headers.ts'
import { globalAuctionPlatform } from './gap.ts'
import type { ImportPreset } from './preset.ts'
import { proxibid } from './proxibid.ts'
import { wavebid } from './wavebid.ts'

export const presets: readonly ImportPreset[] = [globalAuctionPlatform, proxibid, wavebid]

/** The export that one of the first lines of a file is the header of, and what it makes of the columns. */
export const findPreset = (
  lines: readonly (readonly string[])[],
): { preset: ImportPreset; mapping: Record<string, ChosenField>; choices: Record<string, ColumnChoice> } | undefined => {
  for (const line of lines) {
    const keys = new Set(line.map(headerKey))
    const preset = presets.find(({ knownBy }) => knownBy.every((name) => keys.has(headerKey(name))))
    if (preset) return { preset, ...readAs(preset, line) }
  }
  return undefined
}

const readAs = ({ columns, values = {} }: ImportPreset, headers: readonly string[]) => {
  const fields = new Map(Object.entries(columns).map(([name, field]) => [headerKey(name), field]))
  const words = new Map(Object.entries(values).map(([name, meanings]) => [headerKey(name), meanings]))
  const mapping: Record<string, ChosenField> = {}
  const choices: Record<string, ColumnChoice> = {}
  for (const header of headers.map((one) => one.trim())) {
    const [field, meanings] = [fields.get(headerKey(header)), words.get(headerKey(header))]
    if (field) mapping[header] = field
    if (meanings) choices[header] = { values: meanings }
  }
  return { mapping, choices }
}
