/** Work to be done in the background, at least once. */
export interface WorkQueue<Message> {
  /** `afterSeconds` is how long nobody takes it up, at most seven days. */
  send(message: Message, afterSeconds?: number): Promise<void>
}
