import { fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import progress from '../../ui/ProgressBar.module.css'
import { uploadText } from './messages.ts'
import styles from './SendingBar.module.css'

/** The progress of sending an upload, with a Stop button. */
export const SendingBar = ({ name, share, onStop }: { name: string; share: number; onStop: () => void }) => {
  const percent = Math.floor(share * 100)
  return (
    <div className={styles.sending}>
      <span>{share < 1 ? fill(uploadText.uploading, { percent }) : uploadText.finishing}</span>
      <Button look="subtle" small onClick={onStop}>
        {uploadText.stop}
      </Button>
      <progress className={classes(progress.bar, styles.bar)} value={percent} max={100} aria-label={fill(uploadText.progress, { name })} />
    </div>
  )
}
