import { Suspense, useEffect, useState } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppLink } from '../ui/AppLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx'
import { AddressBar } from './AddressBar.tsx'

const Start = () => (
  <>
    <AppLink to="/form">Open the form</AppLink>
    <AppLink to="/dialog">Open the dialog</AppLink>
  </>
)

const GoTo = ({ path }: { path: string }) => {
  const navigate = useNavigate()
  useEffect(() => void navigate(path), [navigate, path])
  return null
}

const Form = () => {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  return (
    <>
      <LeaveQuestion dirty={name !== ''} onDiscard={() => setName('')} />
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => void navigate('/other')}>
        Other tab
      </button>
      <button type="button" onClick={() => void navigate('/form?sort=name')}>
        Sort
      </button>
      <AppLink to="/other">Elsewhere</AppLink>
    </>
  )
}

const InDialog = () => {
  const [open, setOpen] = useState(true)
  const [name, setName] = useState('')
  return open ? (
    <Dialog title="Add" dirty={name !== ''} onClose={() => setOpen(false)}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <AppLink to="/other">Elsewhere</AppLink>
    </Dialog>
  ) : (
    <p>Closed</p>
  )
}

const show = () =>
  render(
    <AddressBar>
      <Suspense>
        <Routes>
          <Route path="/form" element={<Form />} />
          <Route path="/dialog" element={<InDialog />} />
          <Route path="/other" element={<p>Another page</p>} />
          <Route path="*" element={<Start />} />
        </Routes>
      </Suspense>
    </AddressBar>,
  )

/** The history under the page survives its tests: each starts at an entry of its own. */
beforeEach(async () => {
  const screen = await render(
    <AddressBar>
      <GoTo path="/start" />
    </AddressBar>,
  )
  await vi.waitFor(() => expect(window.location.pathname).toBe('/start'))
  await screen.unmount()
})

const question = (screen: Awaited<ReturnType<typeof show>>) => screen.getByRole('alertdialog', { name: 'Discard what you typed?' })

it('leaves a page without input at once, and with Back', async () => {
  const screen = await show()
  await screen.getByText('Open the form').click()
  await screen.getByText('Elsewhere').click()
  await expect.element(screen.getByText('Another page')).toBeVisible()
  window.history.back()
  await expect.element(screen.getByLabelText('Name')).toBeVisible()
})

for (const [way, leave] of [
  ['a link', (screen: Awaited<ReturnType<typeof show>>) => screen.getByText('Elsewhere').click()],
  ['a tab', (screen: Awaited<ReturnType<typeof show>>) => screen.getByText('Other tab').click()],
] as const)
  it(`asks before ${way} discards input, keeps it, and then leaves`, async () => {
    const screen = await show()
    await screen.getByText('Open the form').click()
    await screen.getByLabelText('Name').fill('Vanessa')
    await leave(screen)
    await question(screen).getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Vanessa')
    await leave(screen)
    await question(screen).getByRole('button', { name: 'Discard' }).click()
    await expect.element(screen.getByText('Another page')).toBeVisible()
  })

it('asks before Back discards input, and then goes back', async () => {
  const screen = await show()
  await screen.getByText('Open the form').click()
  await screen.getByLabelText('Name').fill('Vanessa')
  window.history.back()
  await expect.element(question(screen)).toBeVisible()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/form'))
  await question(screen).getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('Open the form')).toBeVisible()
})

it('does not ask when only the filters of the page change', async () => {
  const screen = await show()
  await screen.getByText('Open the form').click()
  await screen.getByLabelText('Name').fill('Vanessa')
  await screen.getByText('Sort').click()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Vanessa')
  expect(window.location.search).toBe('?sort=name')
  expect(question(screen).query()).toBeNull()
})

const openDialog = async () => {
  const screen = await show()
  await screen.getByText('Open the dialog').click()
  await screen.getByLabelText('Name').fill('Vanessa')
  return screen
}

it('asks in a dialog on Back, which then closes the dialog', async () => {
  const screen = await openDialog()
  window.history.back()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('Closed')).toBeVisible()
  expect(window.location.pathname).toBe('/dialog')
})

it('asks in a dialog on Escape and on a link in it', async () => {
  const screen = await openDialog()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await screen.getByText('Elsewhere').click()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('Another page')).toBeVisible()
})

it('asks before closing the tab while something is typed, and only then', async () => {
  const screen = await show()
  await screen.getByText('Open the form').click()
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closes()).toBe(true)
  await screen.getByLabelText('Name').fill('Vanessa')
  await vi.waitFor(() => expect(closes()).toBe(false))
  await screen.getByLabelText('Name').fill('')
  await vi.waitFor(() => expect(closes()).toBe(true))
})
