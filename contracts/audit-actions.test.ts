import { describe, expect, it } from 'vitest'
import { auditActionLabel, auditActions, auditActionsAbout, auditSubjectLabel, auditSubjects } from './audit-actions.ts'

describe('the actions of the audit log', () => {
  it('are listed by name and have labels of their own', () => {
    expect(Object.keys(auditActions)).toEqual(Object.keys(auditActions).toSorted((a, b) => (a < b ? -1 : 1)))
    const labels = Object.values(auditActions).map(([label]) => label)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    for (const label of [...labels, ...Object.values(auditSubjects)]) expect(label).toMatch(/^[A-Z][^.!]{2,60}$/)
  })

  it('are about subjects that have a label', () => {
    const about = new Set<string>(Object.values(auditActions).flatMap(([, ...subjects]) => subjects))
    expect([...about].toSorted()).toEqual(Object.keys(auditSubjects).toSorted())
  })

  it('can be chosen by what they are about, without those of a user’s own security events', () => {
    expect(auditActionsAbout('platform')).toEqual(['platform.connect', 'platform.disconnect'])
    expect(auditActionsAbout('house')).toEqual(expect.arrayContaining(['house.change', 'bidders.export', 'bidder.erase']))
    expect(auditActionsAbout()).not.toContain('user.sign_in')
    expect(auditActionsAbout('gavel')).toEqual([])
  })

  it('have labels, and an action or subject that is recorded no more is shown by its own name', () => {
    expect([auditActionLabel('bidder.merge'), auditActionLabel('lot.pass_in'), auditActionLabel('constructor')]).toEqual([
      'Bidders merged',
      'Lot pass in',
      'Constructor',
    ])
    expect([auditSubjectLabel('legal_case'), auditSubjectLabel('lot'), auditSubjectLabel('toString')]).toEqual([
      'Legal case',
      'Lot',
      'ToString',
    ])
  })
})
