import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Document16Regular } from '@fluentui/react-icons/headless/svg/document'
import { DocumentAdd24Regular } from '@fluentui/react-icons/headless/svg/document-add'
import { type DragEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './FilePicker.module.css'
import { acceptedFiles, addFiles, type ChosenFile, sizeProblem, totalSize } from './file-checks.ts'
import { uploadText } from './messages.ts'
import { megabytes, sizeText } from './sizes.ts'

export interface FilePickerProps {
  id: string
  files: readonly ChosenFile[]
  /** Decides whether files are checked for import. */
  category: UploadCategory
  error: string | undefined
  onChange: (files: ChosenFile[]) => void
}

/** Accepts dropped or chosen files, checks each, and shows their total size. */
export const FilePicker = ({ id, files, category, error, onChange }: FilePickerProps) => {
  const [over, setOver] = useState(false)
  const add = async (added: FileList | null) => {
    if (added && added.length > 0) onChange(await addFiles(files, [...added], category))
  }
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside)
  }
  const size = totalSize(files.map(({ file }) => file))
  const tooLarge = sizeProblem(files.map(({ file }) => file))
  const problem = error ?? tooLarge
  return (
    <div>
      <label
        className={classes(look('block', 'pointer'), styles.zone)}
        data-over={over || undefined}
        data-invalid={problem !== undefined || undefined}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          void add(event.dataTransfer.files)
        }}
      >
        <span className={look('block', 'belowXS')}>{uploadText.files}</span>
        <span className={classes(look('row', 'stack', 'gapXS', 'padL', 'centered', 'rounded', 'raised'), styles.box)}>
          <DocumentAdd24Regular className={look('muted')} />
          <span>
            {uploadText.drop} <span className={look('strong', 'link')}>{uploadText.choose}</span>
          </span>
          <span className={look('note')}>{uploadText.accepted}</span>
        </span>
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedFiles}
          className="visually-hidden"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => {
            const input = event.target
            // Cleared, so that the same file can be chosen again after a correction.
            void add(input.files).then(() => {
              input.value = ''
            })
          }}
        />
      </label>
      <ul>
        {files.map(({ file, problem: wrong }) => (
          <li key={file.name} className={look('row', 'wrap', 'padRow', 'lineBelow', 'tall40', 'gapColumnsS')}>
            <Document16Regular className={look('muted')} />
            <span className={look('grow', 'cut')}>{file.name}</span>
            <span className={look('muted')}>{sizeText(file.size)}</span>
            <Button
              look="subtle"
              small
              icon={<Dismiss16Regular />}
              aria-label={uploadText.removeFile({ name: file.name })}
              onClick={() => onChange(files.filter((other) => other.file !== file))}
            />
            {wrong && <span className={classes(look('caption', 'padBottomXS', 'problem'), styles.wrong)}>{wrong}</span>}
          </li>
        ))}
      </ul>
      {files.length > 0 && (
        <p className={look('flex', 'between', 'padTopS', 'note')}>
          <span>{uploadText.fileCount({ count: files.length })}</span>
          <span className={look(tooLarge ? 'problem' : 'muted')}>{uploadText.sizeOf({ size: megabytes(size) })}</span>
        </p>
      )}
      {problem && (
        <p id={`${id}-error`} className={look('aboveXS', 'caption', 'problem')}>
          {problem}
        </p>
      )}
    </div>
  )
}
