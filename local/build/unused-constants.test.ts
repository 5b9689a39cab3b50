import { describe, expect, it } from 'vitest'
import { withoutEffects } from './unused-constants.ts'

describe('withoutEffects', () => {
  it('marks the constants that are computed, whether exported or not', () => {
    expect(withoutEffects("export const used = make('a').check(1)\nconst own = [...others]\n")).toBe(
      "export const used = /* @__PURE__ */ (() => (make('a').check(1)))()\nconst own = /* @__PURE__ */ (() => ([...others]))()\n",
    )
  })

  it('keeps types, functions, plain values and statements as they are', () => {
    const source = [
      "import { make } from './make.ts'",
      'export type Name = string',
      'export const limit = 5',
      'export const alias = limit',
      'export const twice = (value: number) => value * 2',
      'export function thrice(value: number) {\n  const result = make(value)\n  return result\n}',
      'make(limit)',
      '',
    ].join('\n')
    expect(withoutEffects(source)).toBe(source)
  })

  it('takes values with a stated type', () => {
    expect(withoutEffects('const names: readonly string[] = list() as const satisfies string[]')).toBe(
      'const names: readonly string[] = /* @__PURE__ */ (() => (list() as const satisfies string[]))()',
    )
  })
})
