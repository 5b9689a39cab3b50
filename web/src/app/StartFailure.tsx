import { text } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/EmptyState.tsx'

const reload = () => window.location.reload()

/** Shown when the app's settings could not be read; nothing works without them. */
export const StartFailure = () => (
  <main>
    <Failure title={text.start.failed} help={text.start.failedHelp} />
  </main>
)

/** Shown when a screen failed to load or to render; `inShell` when the page already has its main part. */
export const LoadFailure = ({ inShell }: { inShell: boolean }) => {
  const failure = <Failure title={text.start.loadFailed} help={text.start.loadFailedHelp} />
  return inShell ? failure : <main>{failure}</main>
}

const Failure = ({ title, help }: { title: string; help: string }) => (
  <div role="alert">
    <title>{`${title} · AuctionWiz`}</title>
    <Notice
      heading="h1"
      title={title}
      actions={
        <Button look="primary" onClick={reload}>
          {text.start.reload}
        </Button>
      }
    >
      {help}
    </Notice>
  </div>
)
