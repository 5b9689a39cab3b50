/** A connection string for the local service, or service addresses reached with the managed identity. */
export type StorageSettings = { connectionString: string } | { blobUrl: string; queueUrl: string }

export const storageSettings = (env: NodeJS.ProcessEnv): StorageSettings => {
  if (env.AzureWebJobsStorage) return { connectionString: env.AzureWebJobsStorage }
  const { AzureWebJobsStorage__blobServiceUri: blobUrl, AzureWebJobsStorage__queueServiceUri: queueUrl } = env
  if (!blobUrl || !queueUrl)
    throw new Error('Set AzureWebJobsStorage, or AzureWebJobsStorage__blobServiceUri and AzureWebJobsStorage__queueServiceUri.')
  return { blobUrl, queueUrl }
}
