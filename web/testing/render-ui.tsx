import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { Tips } from '../src/ui/Tips.tsx'
import { UiRoot } from '../src/ui/UiRoot.tsx'

/** Mounts a part of the app with what the app has around every part: Fluent's provider, a router, tooltips. */
export const renderUi = (part: ReactNode) =>
  render(part, {
    wrapper: ({ children }) => (
      <UiRoot>
        <MemoryRouter>{children}</MemoryRouter>
        <Tips />
      </UiRoot>
    ),
  })
