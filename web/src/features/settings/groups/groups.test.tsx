import { expect, it } from 'vitest'
import { houseOf } from '../../../app/session/session-fixtures.ts'
import { renderInHouse, wordsOf } from '../../bidders/testing/in-house.tsx'
import { GroupFields } from './GroupFields.tsx'
import { GroupList } from './GroupList.tsx'
import { checkGroup, emptyGroup, groupChange, groupValues, newGroupOf } from './group-form.ts'

const at = '2026-11-01T09:00:00Z'
const group = { id: 'grp_1', name: 'East', auctionHouseIds: ['house_1'], createdAt: at, updatedAt: at, version: '2' }
const ignore = () => undefined
const answered = <T,>(data: T) => ({ data, error: undefined, loading: false, refreshing: false, reload: ignore })

it('takes a name and at least one house', () => {
  expect(Object.keys(checkGroup({ ...emptyGroup, name: 'East' }))).toEqual(['auctionHouseIds'])
  expect(checkGroup({ ...emptyGroup, name: 'East', auctionHouseIds: ['house_1'] })).toEqual({})
  expect(Object.keys(checkGroup(emptyGroup))).toEqual(['name', 'auctionHouseIds'])
})

it('sends a description only where there is one, and in a change what differs', () => {
  expect(newGroupOf({ name: ' East ', description: ' ', auctionHouseIds: ['house_1'] })).toEqual({
    name: 'East',
    auctionHouseIds: ['house_1'],
  })
  const opened = groupValues(group)
  expect(groupChange({ ...opened.values, auctionHouseIds: ['house_1', 'house_2'] }, opened)).toEqual({
    auctionHouseIds: ['house_1', 'house_2'],
    version: '2',
  })
})

it('says that houses come first', () => {
  const markup = renderInHouse(
    <GroupList groups={answered({ groups: [] })} houses={[]} onCreate={ignore} onEdit={ignore} onDelete={ignore} />,
  )
  expect(wordsOf(markup)).toContain('Create auction houses first before creating groups')
  expect(markup).toContain('aria-disabled="true"')
})

it('offers a viewer nothing, and says what it takes', () => {
  const markup = renderInHouse(
    <GroupList groups={answered({ groups: [group] })} houses={[]} onCreate={ignore} onEdit={ignore} onDelete={ignore} />,
    'viewer',
  )
  expect(markup.match(/aria-disabled="true"/g)).toHaveLength(3)
  expect(wordsOf(markup)).toContain('You do not have the permission')
})

it('lets the houses of a group be ticked by name', () => {
  const values = { ...emptyGroup, auctionHouseIds: ['house_1'] }
  const houses = [houseOf('acc_1', 'house_1'), { ...houseOf('acc_1', 'house_2'), name: 'Winter House' }]
  const markup = renderInHouse(<GroupFields name="group" form={{ values, errors: {}, type: ignore }} houses={houses} />)
  expect(markup.match(/type="checkbox"/g)).toHaveLength(2)
  expect(wordsOf(markup)).toContain('Winter House')
})
