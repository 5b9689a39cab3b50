import { expect, it } from 'vitest'
import { createFairOrder, tenantOf } from './fair-order.ts'

it('gives a tenant that asks once its turn after one entry of another that asks a hundred times', () => {
  const order = createFairOrder<string>()
  for (let at = 0; at < 100; at += 1) order.push('big', `b${at}`)
  order.push('small', 's0')
  expect([order.shift(), order.shift(), order.shift()]).toEqual(['b0', 's0', 'b1'])
  order.push('small', 's1')
  expect([order.peek(), order.shift(), order.shift(), order.shift()]).toEqual(['b2', 'b2', 's1', 'b3'])
})

it('keeps the order of a tenant and ends', () => {
  const order = createFairOrder<number>()
  for (const entry of [1, 2, 3]) order.push('a', entry)
  expect([order.shift(), order.shift(), order.shift(), order.shift(), order.peek()]).toEqual([1, 2, 3, undefined, undefined])
})

it('takes the first value of a key as the tenant', () => {
  expect(['["a","b"]', '["a"]', '[1,"b"]'].map(tenantOf)).toEqual(['["a"', '["a"', '[1'])
})
