import { expect, it } from 'vitest'
import { leftToRight } from './left-to-right.ts'

it('leaves out the classes for the other direction, and their rules', () => {
  const code = `const useStyles = /*#__PURE__*/__styles({ root: { a: "f1", b: ["f2", "f3"], c: 0 } }, {
  d: [".f1{color:red;}", ".f2{left:0;}", ".f3{right:0;}"],
  m: [["@media (forced-colors: active){.f3:hover{left:0;}}", { m: "(forced-colors: active)" }], ["@media print{.f1{color:black;}}", { m: "print" }]],
  k: ["@keyframes f9{from{left:0;}}"]
})`
  expect(leftToRight(code)).toBe(`const useStyles = /*#__PURE__*/__styles({ root: { a: "f1", b: "f2", c: 0 } }, {
  d: [".f1{color:red;}",".f2{left:0;}"],
  m: [["@media print{.f1{color:black;}}", { m: "print" }]],
  k: ["@keyframes f9{from{left:0;}}"]
})`)
})

it('keeps of a reset the class for text from left to right', () => {
  const code = '__resetStyles("r1", "r2", [".r1{left:0;}", ".r2{right:0;}"])'
  expect(leftToRight(code)).toBe('__resetStyles("r1", null, [".r1{left:0;}"])')
  expect(leftToRight('__resetStyles("r1", null, { r: [".r1{top:0;}"] })')).toBe('__resetStyles("r1", null, { r: [".r1{top:0;}"] })')
})

it('leaves other code alone', () => {
  const code = 'export const names = ["f1", "f2"]'
  expect(leftToRight(code)).toBe(code)
})
