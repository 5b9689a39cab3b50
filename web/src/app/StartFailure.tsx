import { text } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/EmptyState.tsx'

/** Shown when the app's settings could not be read; nothing works without them. */
export const StartFailure = () => (
  <main>
    <div role="alert">
      <title>{`${text.start.failed} · AuctionWiz`}</title>
      <Notice
        heading="h1"
        title={text.start.failed}
        actions={
          <Button look="primary" onClick={() => window.location.reload()}>
            {text.start.reload}
          </Button>
        }
      >
        {text.start.failedHelp}
      </Notice>
    </div>
  </main>
)
