import { endpoints } from '@auctionwiz/contracts/apps'
import { possibleErrors } from '@auctionwiz/platform/core/http/spine-errors'
import { expect, it } from 'vitest'
import { useCaseNamed } from '../use-case-sources.ts'

const countsTries = /\brateLimiter\.(consume|attempt|check)\(|\bspend[A-Z]\w+\(|'too_many_attempts'/

const all = Object.values(endpoints).flat()
it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s names the limit of tries that it has', (name, endpoint) => {
  const useCase = useCaseNamed(name)
  if (!useCase) return
  if (useCase.reaches(countsTries)) expect(possibleErrors(endpoint)).toContain('too_many_attempts')
  else expect(endpoint.errors).not.toContain('too_many_attempts')
})

it('finds the calls that count tries', () => {
  expect(all.filter(({ name }) => useCaseNamed(name)?.reaches(countsTries)).length).toBeGreaterThan(10)
})
