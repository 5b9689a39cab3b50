import { expect, it } from 'vitest'
import { evaluatedLate } from './late-constants.ts'

it.each(["export * from './base.ts'", 'export default 5'])('refuses what has no name: %s', async (source) => {
  const module = { fileName: 'names.ts', isLate: true, imports: () => false }
  await expect(evaluatedLate(source, module)).rejects.toThrow('names.ts: export each constant by its name')
})
