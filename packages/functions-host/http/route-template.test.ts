import { expect, test } from 'vitest'
import { compileRoute, type RouteParams } from './route-template.ts'

const match = (template: string, path: string): RouteParams | undefined => compileRoute(template).match(path === '' ? [] : path.split('/'))

test.each<[string, string, RouteParams | undefined]>([
  ['bidders', 'bidders', {}],
  ['bidders/v1/listBidders', 'Bidders/V1/listbidders', {}],
  ['bidders', 'bidders/1', undefined],
  ['', '', {}],
  ['bidders/{id}', 'bidders/a b', { id: 'a b' }],
  ['bidders/{id}', 'bidders', undefined],
  ['bidders/{id}', 'bidders/', undefined],
  ['bidders/{id?}', 'bidders', {}],
  ['bidders/{page=1}', 'bidders', { page: '1' }],
  ['bidders/{id:int}', 'bidders/12', { id: '12' }],
  ['bidders/{id:int}', 'bidders/x', undefined],
  ['bidders/{id:int:min(5)}', 'bidders/4', undefined],
  ['bidders/{id:guid}', 'bidders/7d1f3d3e-9f5c-4a9e-8d52-0c2d1a3b4c5d', { id: '7d1f3d3e-9f5c-4a9e-8d52-0c2d1a3b4c5d' }],
  ['bidders/{id:length(2,3)}', 'bidders/abcd', undefined],
  ['bidders/{year:regex(^\\d{{4}}$)}', 'bidders/2026', { year: '2026' }],
  ['bidders/{year:regex(^\\d{{4}}$)}', 'bidders/26', undefined],
  ['bidders/{kind:alpha?}', 'bidders', {}],
  ['files/{*path}', 'files/a/b/c.txt', { path: 'a/b/c.txt' }],
  ['files/{*path}', 'files', {}],
  ['files/{**path}', 'files/a', { path: 'a' }],
  ['files/{name}.{extension}', 'files/report.2026.csv', { name: 'report.2026', extension: 'csv' }],
  ['lots/{id}:close', 'lots/7:close', { id: '7' }],
  ['lots/{id}:close', 'lots/7', undefined],
  ['{a}/{b}', '1/2', { a: '1', b: '2' }],
])('%s against /%s', (template, path, expected) => {
  expect(match(template, path)).toEqual(expected)
})

test('sorts from the most to the least specific', () => {
  const templates = ['a/{*rest}', 'a/{id}', 'a/b', 'a/{id:int}', 'a/x{id}', '{any}/b', 'a/{*rest:alpha}']
  const byPrecedence = templates.toSorted((left, right) => (compileRoute(left).precedence < compileRoute(right).precedence ? -1 : 1))
  expect(byPrecedence).toEqual(['a/b', 'a/{id:int}', 'a/x{id}', 'a/{id}', 'a/{*rest:alpha}', 'a/{*rest}', '{any}/b'])
})

test.each([
  ['a/{id:colour}', 'colour'],
  ['a/{id', 'unbalanced'],
  ['a/{}', 'not a route parameter'],
])('refuses %s', (template, reason) => {
  expect(() => compileRoute(template)).toThrow(reason)
})
