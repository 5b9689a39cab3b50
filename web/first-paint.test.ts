import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { allowStyle } from './first-paint.ts'

const policy = (text: string): string => JSON.stringify({ globalHeaders: { 'Content-Security-Policy': text } })

it('lets the style of the page through by its hash, and no other', () => {
  const hash = createHash('sha256').update('body{margin:0}').digest('base64')
  expect(allowStyle(policy("script-src 'self'; style-src 'self'; font-src 'self'"), 'body{margin:0}')).toBe(
    policy(`script-src 'self'; style-src 'self' 'sha256-${hash}'; font-src 'self'`),
  )
})

it('does not build a site whose policy says nothing of styles', () => {
  expect(() => allowStyle(policy("script-src 'self'"), 'body{margin:0}')).toThrow('The security policy says nothing of styles')
})
