import { type ComponentType, Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toasts } from '../Toasts.tsx'
import { fetchPart } from './arrived.ts'
import { lazyDialog, lazyInBackground, lazyPart } from './lazy-part.tsx'

interface Props {
  onClose?: () => void
}

const Content = () => <p>Filters of the list</p>

/** A load that fails as often as told, then succeeds. */
const failing = (times: number) => {
  let left = times
  return vi.fn(async (): Promise<{ default: ComponentType<Props> }> => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Content }
  })
}

const Page = ({ Part }: { Part: ComponentType<Props> }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Suspense>
          <Part onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Toasts />
    </>
  )
}

const opened = async (Part: ComponentType<Props>) => {
  const screen = await render(<Page Part={Part} />)
  await screen.getByLabelText('Search').fill('Parr')
  await screen.getByRole('button', { name: 'Open' }).click()
  return screen
}

const network = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

// React logs what a boundary contains.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

it('shows what has arrived at its first opening, without the fallback', async () => {
  const load = failing(0)
  const Part = lazyPart(load)
  await fetchPart(load)
  const waited = vi.fn(() => null)
  const Fallback = () => waited()
  const screen = await render(
    <Suspense fallback={<Fallback />}>
      <Part />
    </Suspense>,
  )
  await expect.element(screen.getByText('Filters of the list')).toBeVisible()
  expect(waited).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})

it('fetches a part a second time before it says anything', async () => {
  const load = failing(1)
  const screen = await opened(lazyPart(load))
  await expect.element(screen.getByText('Filters of the list')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('says in place that a part could not be loaded, keeps the page, and tries again', async () => {
  const screen = await opened(lazyPart(failing(2)))
  await expect.element(screen.getByText('This part could not be loaded')).toBeVisible()
  await expect.element(screen.getByLabelText('Search')).toHaveValue('Parr')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Filters of the list')).toBeVisible()
})

it('says that the browser is offline, and loads the part when it is connected again', async () => {
  network(false)
  const screen = await opened(lazyPart(failing(2)))
  await expect.element(screen.getByText('You are offline')).toBeVisible()
  network(true)
  await expect.element(screen.getByText('Filters of the list')).toBeVisible()
})

it('says that there is a new version where the server has another release', async () => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', 'data:text/javascript,/*release*/')
  document.head.prepend(script)
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('<script type="module" src="/assets/next.js">'))
  const screen = await opened(lazyPart(failing(2)))
  await expect.element(screen.getByText('There is a new version of AuctionWiz')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  script.remove()
})

it('says in a toast that a dialog could not be loaded, and tries again from there', async () => {
  const screen = await opened(lazyDialog<Props>(failing(2)))
  await expect.element(screen.getByText('Could not open this. Check your connection and try again.')).toBeVisible()
  await expect.element(screen.getByLabelText('Search')).toHaveValue('Parr')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Filters of the list')).toBeVisible()
})

it('can be opened again after the toast of a dialog was dismissed', async () => {
  const screen = await opened(lazyDialog<Props>(failing(2)))
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Filters of the list')).toBeVisible()
})

it('leaves out a part that nobody asked for until the browser is connected again', async () => {
  network(false)
  const screen = await opened(lazyInBackground(failing(2)))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(screen.getByRole('alert').query()).toBeNull()
  network(true)
  await expect.element(screen.getByText('Filters of the list')).toBeVisible()
})

it('contains a part that fails while it renders', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  const screen = await opened(lazyPart(async () => ({ default: Broken })))
  await expect.element(screen.getByText('This part stopped working')).toBeVisible()
  await expect.element(screen.getByLabelText('Search')).toHaveValue('Parr')
})
