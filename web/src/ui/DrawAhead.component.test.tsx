import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DrawAhead } from './DrawAhead.tsx'

it('draws a part once outside of the page and runs none of its effects', async () => {
  const drawn = vi.fn()
  const effect = vi.fn()
  const Part = () => {
    drawn()
    useEffect(effect, [])
    return <button type="button">Out of sight</button>
  }
  const screen = await render(
    <DrawAhead>
      <Part />
    </DrawAhead>,
  )
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled())
  expect(effect).not.toHaveBeenCalled()
  expect(document.body.textContent).not.toContain('Out of sight')
  expect(screen.container.childElementCount).toBe(0)
})
