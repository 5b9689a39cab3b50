import { startTexts } from '../app/start-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/EmptyState.tsx'

/** Shown when the settings or the texts of the app could not be read; nothing works without them. */
export const StartFailure = () => {
  const text = startTexts()
  return (
    <main>
      <div role="alert">
        <title>{`${text.failed} · AuctionWiz`}</title>
        <Notice
          heading="h1"
          title={text.failed}
          actions={
            <Button look="primary" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
          }
        >
          {text.failedHelp}
        </Notice>
      </div>
    </main>
  )
}
