/** A message as received: invisible to others until its time runs out. `text` is the stored form, not yet decoded. */
export type QueueMessage = {
  id: string
  /** Proof of the latest receipt; changes when the invisibility is renewed. */
  popReceipt: string
  text: string
  dequeueCount: number
  insertedOn: Date
  expiresOn: Date
  nextVisibleOn: Date
}

/** What a poller needs of a queue and its poison queue. Times are milliseconds. */
export type MessageQueue = {
  name: string
  /** Creates the queue when it is missing. */
  ensure(): Promise<void>
  receive(count: number, invisibleFor: number): Promise<QueueMessage[]>
  /** Changes when the message becomes visible again; 0 means immediately. @returns the new receipt */
  hide(message: QueueMessage, invisibleFor: number): Promise<string>
  remove(message: QueueMessage): Promise<void>
  /** Adds the stored form to the poison queue, which is created when it is missing; absent for a queue that is a poison queue itself. */
  addToPoison?(text: string): Promise<void>
}
