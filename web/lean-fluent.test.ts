import { expect, it } from 'vitest'
import { leanFluent } from './lean-fluent.ts'

const transformed = (code: string, id: string) => {
  const { transform } = leanFluent()
  return typeof transform === 'function' ? Reflect.apply(transform, undefined, [code, id]) : undefined
}

it('makes each token a variable of the page and leaves file names alone', () => {
  const file = '/node_modules/@fluentui/react-tag-picker/lib/components/TagPickerInput/useTagPickerInput.js'
  expect(transformed('color: tokens.colorBrandBackground', file)).toBe("color: 'var(--colorBrandBackground)'")
  const path = 'import { widths } from "../../utils/tokens.js"'
  expect(transformed(path, file)).toBe(path)
})
