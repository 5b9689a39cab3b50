import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../Dialog.tsx'
import { Field } from '../Field.tsx'
import { TagInput } from './TagInput.tsx'

const Tags = ({ free }: { free: boolean }) => {
  const [chosen, setChosen] = useState<readonly string[]>(['vip'])
  return (
    <>
      <Field id="tags" label="Tags">
        <TagInput id="tags" label="Tags" chosen={chosen} suggestions={['phone bidder', 'press', 'vip']} free={free} onChange={setChosen} />
      </Field>
      <output>{chosen.join(' | ')}</output>
    </>
  )
}

it('takes a suggestion by keyboard and removes the last tag with Backspace', async () => {
  const screen = await render(<Tags free />)
  await screen.getByRole('combobox', { name: 'Tags' }).click()
  await userEvent.keyboard('pre')
  await expect.element(screen.getByRole('option', { name: 'press', exact: true })).toBeVisible()
  await screen.getByRole('option', { name: 'press', exact: true }).click()
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('vip | press')
  await screen.getByRole('combobox', { name: 'Tags' }).click()
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('vip')
})

it('adds typed tags with Enter, a comma or on leaving, where the house may have its own', async () => {
  const screen = await render(<Tags free />)
  const field = screen.getByRole('combobox', { name: 'Tags' })
  await field.click()
  await userEvent.keyboard('walk-in{Enter}')
  await userEvent.keyboard('lives abroad,')
  await userEvent.keyboard('new')
  await userEvent.tab()
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('vip | walk-in | lives abroad | new')
})

it('adds several tags that were pasted as one text', async () => {
  const screen = await render(<Tags free />)
  await screen.getByRole('combobox', { name: 'Tags' }).click()
  await screen.getByRole('combobox', { name: 'Tags' }).fill('walk-in, press')
  await screen.getByRole('option', { name: 'Add “walk-in, press”' }).click()
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('vip | walk-in | press')
})

it('offers only what there is where nothing else may be typed', async () => {
  const screen = await render(<Tags free={false} />)
  await screen.getByRole('combobox', { name: 'Tags' }).click()
  await userEvent.keyboard('walk-in{Enter}')
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('vip')
})

it('closes its list with Escape and leaves the dialog open', async () => {
  const screen = await render(
    <Dialog title="Edit" onClose={() => expect.unreachable()}>
      <Tags free />
    </Dialog>,
  )
  await screen.getByRole('combobox', { name: 'Tags' }).click()
  await expect.element(screen.getByRole('listbox', { name: 'Tags', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox', { name: 'Tags', exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
