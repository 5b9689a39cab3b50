import { expect, it } from 'vitest'
import { evaluatedLate } from './late-constants.ts'

it.each(["export * from './base.ts'", 'export default 5', 'export let count = 0', 'export enum Kind {}'])(
  'refuses to export what it can’t evaluate later: %s',
  async (source) => {
    const module = { fileName: 'names.ts', isLate: true, imports: () => false }
    await expect(evaluatedLate(source, module)).rejects.toThrow('names.ts: export constants, functions, classes and types by their names')
  },
)
