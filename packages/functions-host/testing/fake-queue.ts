import type { MessageQueue, QueueMessage } from '../queue/message-queue.ts'

/** A queue that returns the given messages and records what is done with them. */
export class FakeQueue implements MessageQueue {
  readonly name = 'jobs'
  /** Batches for the next receives, in order; then nothing more comes. */
  readonly batches: QueueMessage[][] = []
  readonly calls: string[] = []
  /** Makes the next call of that name fail. */
  readonly failing = new Set<string>()

  #record(name: string, detail = ''): void {
    this.calls.push(detail === '' ? name : `${name} ${detail}`)
    if (this.failing.delete(name)) throw new Error(`${name} failed`)
  }

  async ensure(): Promise<void> {
    this.#record('ensure')
  }

  async receive(count: number, invisibleFor: number): Promise<QueueMessage[]> {
    this.#record('receive', `${count} ${invisibleFor}`)
    return this.batches.shift() ?? []
  }

  async hide(message: QueueMessage, invisibleFor: number): Promise<string> {
    this.#record('hide', `${message.id} ${message.popReceipt} ${invisibleFor}`)
    return `${message.popReceipt}+`
  }

  async remove(message: QueueMessage): Promise<void> {
    this.#record('remove', `${message.id} ${message.popReceipt}`)
  }

  addToPoison? = async (text: string): Promise<void> => {
    this.#record('addToPoison', text)
  }
}

/** A message with the given content, stored as base64. */
export function message(id: string, content = '{}', dequeueCount = 1): QueueMessage {
  return {
    id,
    popReceipt: 'r',
    text: Buffer.from(content).toString('base64'),
    dequeueCount,
    insertedOn: new Date('2026-11-21T10:00:00Z'),
    expiresOn: new Date('2026-11-28T10:00:00Z'),
    nextVisibleOn: new Date('2026-11-21T10:00:30Z'),
  }
}
