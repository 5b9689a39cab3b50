import { CallError } from '@auctionwiz/contracts/client'
import { newHouse } from '@auctionwiz/contracts/houses'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecordDialog } from './RecordDialog.tsx'
import { RecordField } from './RecordField.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import type { Versioned } from './record-changes.ts'
import { problemsIn, shapesOf } from './schema-fields.ts'
import { useRecordForm } from './use-record-form.ts'

interface Values {
  name: string
  businessName: string
  city: string
  email: string
  currency: string
}

const labels = { name: 'Display name', businessName: 'Business name', city: 'City', email: 'Email address', currency: 'Currency' }
const shapes = shapesOf(newHouse)
const opened: Versioned<Values> = {
  values: { name: 'Salem', businessName: 'Salem LLC', city: 'Salem', email: '', currency: 'USD' },
  version: '1',
}

interface FormProps {
  record?: Versioned<Values>
  send: (values: Values, base: Versioned<Values>) => Promise<void>
  latest?: () => Promise<Versioned<Values> | undefined>
}

const House = ({ record = opened, send, latest }: FormProps) => {
  const form = useRecordForm({
    opened: record,
    check: (values) => problemsIn(newHouse, { ...values, email: values.email || undefined }, values),
    send,
    ...(latest && { latest }),
    onSaved: () => undefined,
    onFailed: () => undefined,
  })
  const fields = { name: 'house', form, shapes, labels }
  return (
    <RecordDialog title="Edit House" name="house" form={form} labels={labels} onClose={() => undefined}>
      <RecordField {...fields} field="name" />
      <RecordField {...fields} field="businessName" />
      <RecordField {...fields} field="city" />
      <RecordField {...fields} field="email" />
      <RecordField {...fields} field="currency" />
    </RecordDialog>
  )
}

const refused = (code: 'stale_version' | 'invalid_request', details = {}) =>
  new CallError('Refused.', code === 'stale_version' ? 409 : 400, { code, message: 'Refused.', details, correlationId: 'c' })

it('marks what is optional and nothing else', async () => {
  const screen = await render(<House send={async () => undefined} />)
  await expect.element(screen.getByRole('textbox', { name: 'Email address (optional)' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'City', exact: true })).toBeVisible()
  expect(screen.getByText('*').query()).toBeNull()
})

it('sends with Enter, and shows the problems at the fields and in a summary that leads to them', async () => {
  const send = vi.fn(async () => undefined)
  const screen = await render(<House send={send} />)
  await screen.getByLabelText('City').fill('')
  await screen.getByLabelText(/Email address/).fill('salem@')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('link', { name: 'City: This field is required.' }).click()
  await expect.element(screen.getByLabelText('City')).toHaveFocus()
  await expect.element(screen.getByLabelText(/Email address/)).toHaveAccessibleDescription('Enter a valid email address.')
  expect(send).not.toHaveBeenCalled()
  await screen.getByLabelText('City').fill('Peabody')
  await screen.getByLabelText(/Email address/).fill('salem@example.org')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ city: 'Peabody', email: 'salem@example.org' }), opened)
})

it('places what the service refused at its field', async () => {
  const send = () => Promise.reject(refused('invalid_request', { fields: { 'house.city': 'Unknown city.' } }))
  const screen = await render(<House send={send} />)
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('link', { name: 'City: Unknown city.' })).toBeVisible()
  await expect.element(screen.getByLabelText('City')).toHaveAccessibleDescription('Unknown city.')
})

it('merges changes of others in other fields and asks about the same field', async () => {
  const theirs = { values: { ...opened.values, name: 'Salem Rooms', city: 'Boston' }, version: '2' }
  const send = vi.fn<FormProps['send']>().mockRejectedValueOnce(refused('stale_version')).mockResolvedValue(undefined)
  const screen = await render(<House send={send} latest={async () => theirs} />)
  await screen.getByLabelText('City').fill('Peabody')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('City: they saved “Boston”, you entered “Peabody”')).toBeVisible()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('Salem Rooms')
  await expect.element(screen.getByLabelText('City')).toHaveValue('Peabody')
  await screen.getByRole('button', { name: 'Keep mine' }).click()
  expect(screen.getByText(/they saved “Boston”/).query()).toBeNull()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(send).toHaveBeenLastCalledWith({ ...theirs.values, city: 'Peabody' }, theirs)
})

it('takes the version of others on request', async () => {
  const theirs = { values: { ...opened.values, city: 'Boston' }, version: '2' }
  const send = vi.fn<FormProps['send']>().mockRejectedValueOnce(refused('stale_version')).mockResolvedValue(undefined)
  const screen = await render(<House send={send} latest={async () => theirs} />)
  await screen.getByLabelText('City').fill('Peabody')
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('button', { name: 'Use their version' }).click()
  await expect.element(screen.getByLabelText('City')).toHaveValue('Boston')
})

it('renames, without a call for the same name, and asks for a name', async () => {
  const send = vi.fn(async () => true)
  const onClose = vi.fn()
  const screen = await render(<RenameDialog title="Rename key" label="Name" name="Laptop" send={send} onClose={onClose} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await name.fill(' ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(name).toHaveAccessibleDescription('This field is required.')
  await name.fill('Laptop')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(send).not.toHaveBeenCalled()
  await name.fill(' Desk ')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(send).toHaveBeenCalledWith('Desk')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('saves over changes that have nothing to do with its fields', async () => {
  const theirs = { values: opened.values, version: '2' }
  const send = vi.fn<FormProps['send']>().mockRejectedValueOnce(refused('stale_version')).mockResolvedValue(undefined)
  const screen = await render(<House send={send} latest={async () => theirs} />)
  await screen.getByLabelText('City').fill('Peabody')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send).toHaveBeenLastCalledWith({ ...opened.values, city: 'Peabody' }, theirs)
  expect(screen.getByText('Someone else changed this').query()).toBeNull()
})

it('shows a newer record while untouched, and keeps what was typed', async () => {
  const send = vi.fn(async () => undefined)
  const newer = (city: string): Versioned<Values> => ({ values: { ...opened.values, city }, version: city })
  const screen = await render(<House send={send} />)
  await screen.rerender(<House send={send} record={newer('Boston')} />)
  await expect.element(screen.getByLabelText('City')).toHaveValue('Boston')
  await screen.getByLabelText('City').fill('Peabody')
  await screen.rerender(<House send={send} record={newer('Lynn')} />)
  await expect.element(screen.getByLabelText('City')).toHaveValue('Peabody')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(send).toHaveBeenCalledWith({ ...newer('Boston').values, city: 'Peabody' }, newer('Boston'))
})

it('draws a switch, a box to tick with its problem, and a number with its unit', async () => {
  const screen = await render(<Rules />)
  const accepted = screen.getByRole('checkbox', { name: 'Terms accepted' })
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('link', { name: 'Terms accepted: Accept them.' }).click()
  await expect.element(accepted).toHaveFocus()
  await expect.element(accepted).toHaveAccessibleDescription('Accept them.')
  await accepted.click()
  await screen.getByRole('switch', { name: 'Required' }).click()
  await screen.getByRole('textbox', { name: 'Days' }).fill('7')
  await expect.element(screen.getByText('days', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('{"required":true,"days":"7","accepted":true}')).toBeVisible()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('{"required":false,"days":"30","accepted":false}')).toBeVisible()
})

const ruleShapes = { days: { kind: 'number', required: true, options: [] } } as const

const Rules = () => {
  const ruleLabels = { required: 'Required', days: 'Days', accepted: 'Terms accepted' }
  const form = useRecordForm({
    opened: { values: { required: false, days: '30', accepted: false }, version: '' },
    check: ({ accepted }) => (accepted ? {} : { accepted: 'Accept them.' }),
    send: async () => undefined,
    onSaved: () => undefined,
  })
  const fields = { name: 'rules', form, shapes: ruleShapes, labels: ruleLabels }
  return (
    <RecordDialog title="Rules" note={JSON.stringify(form.values)} name="rules" form={form} labels={ruleLabels} onClose={() => undefined}>
      <RecordField {...fields} field="required" toggle />
      <RecordField {...fields} field="days" unit="days" />
      <RecordField {...fields} field="accepted" />
      <button type="button" onClick={form.reset}>
        Discard
      </button>
    </RecordDialog>
  )
}
