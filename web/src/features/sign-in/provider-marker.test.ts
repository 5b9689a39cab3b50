import { beforeEach, expect, it, vi } from 'vitest'
import { isProviderAnswerDue, rememberNonce, takeNonce } from './provider-marker.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

it('gives the nonce of a sign-in once, so that an answer cannot be used twice', () => {
  rememberNonce('n1', 'sign-in')
  expect(isProviderAnswerDue()).toBe(true)
  expect([takeNonce(), takeNonce()]).toEqual(['n1', undefined])
  expect(isProviderAnswerDue()).toBe(false)
})

it('takes an answer for what was asked alone', () => {
  rememberNonce('n1', 'link')
  expect([isProviderAnswerDue(), isProviderAnswerDue('connect'), isProviderAnswerDue('link')]).toEqual([false, false, true])
})

it.each(['n1', 'other n1', 'sign-in ', ''])('takes nothing from the marker %j', (marker) => {
  kept.set('providerNonce', marker)
  expect([isProviderAnswerDue(), takeNonce()]).toEqual([false, undefined])
})
