import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { withTexts } from '../../messages/catalogue.ts'
import { arrivedPart } from './arrived.ts'
import { loadTwice } from './failure-cause.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { PartFailure, PartFailureToast, RetryWhenOnline } from './PartFailure.tsx'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** Props of a dialog; `onClose` resets what opened it. */
interface Closable {
  onClose?: () => void
}

type Fallback<P> = (error: unknown, retry: () => void, props: P) => ReactNode

/** A component in a chunk of its own, with a boundary that fetches the code again. */
const part = <P extends object>(load: Load<P>, fallback: Fallback<P>): ComponentType<P> => {
  const fetched = () => lazy(() => loadTwice(withTexts(load)))
  // Shared, so that code that arrived once shows at once.
  let shared = fetched()
  return function LazyPart(props: P) {
    // Code that has arrived is rendered at once. Through `lazy` its first opening would show the fallback, which React keeps for 300 ms.
    const [current, setCurrent] = useState(() => ({ Part: arrivedPart(load) ?? shared, again: false }))
    const { Part, again } = current
    return (
      <PartBoundary
        // A later opening fetches it again. Not before: an opening that is still suspended would start again and again.
        onFailed={() => {
          if (shared === Part) shared = fetched()
        }}
        onRetry={() => setCurrent({ Part: shared, again: true })}
        fallback={(error, retry) => fallback(error, retry, props)}
      >
        {again ? (
          <Suspense>
            <Part {...props} />
          </Suspense>
        ) : (
          <Part {...props} />
        )}
      </PartBoundary>
    )
  }
}

const partFailure = (error: unknown, retry: () => void): ReactNode => <PartFailure error={error} onRetry={retry} />

/** In place of a page in the shell. */
export const pageFailure = (error: unknown, retry: () => void): ReactNode => <PartFailure page error={error} onRetry={retry} />

/** In place of a page without the shell. */
export const outerFailure = (error: unknown, retry: () => void): ReactNode => <main>{pageFailure(error, retry)}</main>

/**
 * A part of the page in a chunk of its own, such as a tab, a panel or a popover's content. Where it cannot be loaded, it says why and offers to try
 * again; the rest of the page is not affected. Render it in a Suspense.
 */
export const lazyPart = <P extends object>(load: Load<P>): ComponentType<P> => part(load, partFailure)

/** A dialog. Where it cannot be loaded, a toast says why and offers to try again; dismissing the toast closes the dialog. */
export const lazyDialog = <P extends object>(load: Load<P & Closable>): ComponentType<P & Closable> =>
  part(load, (error, retry, { onClose }) => <PartFailureToast error={error} onRetry={retry} onClose={() => onClose?.()} />)

/** A part that the user did not ask for, such as the progress of background work: absent until it can be loaded. */
export const lazyInBackground = <P extends object>(load: Load<P>): ComponentType<P> =>
  part(load, (_, retry) => <RetryWhenOnline onRetry={retry} />)

/** A whole page in the shell or, `outer`, without it. */
export const lazyPage = (load: Load<object>, { outer = false } = {}): ComponentType<object> =>
  part(load, outer ? outerFailure : pageFailure)
