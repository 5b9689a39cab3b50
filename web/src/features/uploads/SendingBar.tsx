import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { uploadText } from './messages.ts'
import styles from './SendingBar.module.css'

/** The progress of sending an upload, with a Stop button. */
const SendingBar = ({ name, share, onStop }: { name: string; share: number; onStop: () => void }) => {
  const percent = Math.floor(share * 100)
  return (
    <div className={classes(look('grid', 'center', 'tall32', 'gapColumnsS', 'gapRowsXS'), styles.sending)}>
      <span>{share < 1 ? uploadText.uploading({ percent }) : uploadText.finishing}</span>
      <Button look="subtle" small onClick={onStop}>
        {uploadText.stop}
      </Button>
      <ProgressBar className={styles.bar} value={percent} max={100} label={uploadText.progress({ name })} />
    </div>
  )
}

export default SendingBar
