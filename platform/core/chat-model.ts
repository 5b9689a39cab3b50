/** Answers a prompt with a text; fails where no answer comes in time. */
export type ChatModel = (prompt: string) => Promise<string>
