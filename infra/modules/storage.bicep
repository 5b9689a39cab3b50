@description('Name of the storage account of files and queues.')
param dataName string

@description('Name of the storage account of packages.')
param packagesName string

@description('Azure region.')
param location string

@description('Tags of the resources.')
param tags object

@description('Redundancy of both accounts.')
param sku string

@description('Days for which deleted files can be brought back.')
param deletedDataDays int

@description('Whether files that are sent are scanned for malware.')
param scanForMalware bool

@description('Gigabytes that are scanned in a month; what comes beyond is not scanned.')
param malwareScanGB int

@description('Origin of the web app, whose pages send files to the data.')
param webOrigin string

@description('Whether the accounts are reached through the virtual network alone.')
param closed bool

@description('The apps, each with the object id of its identity: [{"name": "auth", "principalId": "…"}].')
param apps array

@description('Object id of the identity of the app that signs addresses for pages of the web app.')
param granterId string

@description('Object id of who deploys; empty for nobody.')
param deployerId string

@description('Whether the deployer is a person or a pipeline.')
@allowed([
  'User'
  'Group'
  'ServicePrincipal'
])
param deployerType string

@description('Resource id of the workspace for logs.')
param workspaceId string

var definition = loadJsonContent('../cosmos.json')
var lifecycle = loadJsonContent('../blob-lifecycle.json')
var roles = loadJsonContent('../roles.json')
// What pages of the web app may do with an address that was signed for them: send blocks.
var fromPages = {
  allowedOrigins: [
    webOrigin
  ]
  allowedMethods: [
    'PUT'
    'OPTIONS'
  ]
  allowedHeaders: [
    'content-type'
  ]
  exposedHeaders: [
    'x-ms-error-code'
  ]
  maxAgeInSeconds: 3600
}
var hostRoles = [
  roles.storageBlobDataOwner
  roles.storageQueueDataContributor
  roles.storageTableDataContributor
]
var hardened = {
  accessTier: 'Hot'
  allowBlobPublicAccess: false
  allowCrossTenantReplication: false
  allowSharedKeyAccess: false
  defaultToOAuthAuthentication: true
  minimumTlsVersion: 'TLS1_2'
  supportsHttpsTrafficOnly: true
  publicNetworkAccess: closed ? 'Disabled' : 'Enabled'
  networkAcls: {
    bypass: 'AzureServices'
    defaultAction: closed ? 'Deny' : 'Allow'
  }
}

resource data 'Microsoft.Storage/storageAccounts@2025-01-01' = {
  name: dataName
  location: location
  tags: tags
  kind: 'StorageV2'
  sku: {
    name: sku
  }
  properties: hardened
}

resource blobs 'Microsoft.Storage/storageAccounts/blobServices@2025-01-01' = {
  parent: data
  name: 'default'
  properties: {
    cors: {
      corsRules: closed ? [] : [
        fromPages
      ]
    }
    deleteRetentionPolicy: {
      enabled: true
      days: deletedDataDays
    }
    containerDeleteRetentionPolicy: {
      enabled: true
      days: deletedDataDays
    }
  }
}

resource fileContainers 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = [
  for container in definition.blobContainers: {
    parent: blobs
    name: container
    properties: {
      publicAccess: 'None'
    }
  }
]

resource queues 'Microsoft.Storage/storageAccounts/queueServices@2025-01-01' = {
  parent: data
  name: 'default'
}

resource workQueues 'Microsoft.Storage/storageAccounts/queueServices/queues@2025-01-01' = [
  for queue in definition.queues: {
    parent: queues
    name: queue
  }
]

resource expiry 'Microsoft.Storage/storageAccounts/managementPolicies@2025-01-01' = {
  parent: data
  name: 'default'
  properties: {
    policy: any(lifecycle)
  }
  dependsOn: [
    blobs
  ]
}

// Roles of each app on the data, app by app.
resource hosts 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for index in range(0, length(apps) * length(hostRoles)): {
    name: guid(data.id, apps[index / length(hostRoles)].principalId, hostRoles[index % length(hostRoles)].id)
    scope: data
    properties: {
      principalId: apps[index / length(hostRoles)].principalId
      principalType: 'ServicePrincipal'
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', hostRoles[index % length(hostRoles)].id)
      description: hostRoles[index % length(hostRoles)].reason
    }
  }
]

// Addresses that take blocks are signed by the app that hands them out, and by no other.
resource grants 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: guid(data.id, granterId, roles.storageBlobDelegator.id)
  scope: data
  properties: {
    principalId: granterId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.storageBlobDelegator.id)
    description: roles.storageBlobDelegator.reason
  }
}

// A file with malware is deleted once it has been scanned, so that downloads of it fail; it can be brought back for as many days as others.
resource malwareScan 'Microsoft.Security/defenderForStorageSettings@2025-07-01-preview' = if (scanForMalware) {
  name: 'current'
  scope: data
  properties: {
    isEnabled: true
    overrideSubscriptionLevelSettings: true
    malwareScanning: {
      onUpload: {
        isEnabled: true
        capGBPerMonth: malwareScanGB
      }
      automatedResponse: 'BlobSoftDelete'
    }
    sensitiveDataDiscovery: {
      isEnabled: false
    }
  }
  dependsOn: [
    blobs
  ]
}

resource packages 'Microsoft.Storage/storageAccounts@2025-01-01' = {
  name: packagesName
  location: location
  tags: tags
  kind: 'StorageV2'
  sku: {
    name: sku
  }
  properties: hardened
}

resource packageBlobs 'Microsoft.Storage/storageAccounts/blobServices@2025-01-01' = {
  parent: packages
  name: 'default'
  properties: {
    deleteRetentionPolicy: {
      enabled: true
      days: deletedDataDays
    }
    containerDeleteRetentionPolicy: {
      enabled: true
      days: deletedDataDays
    }
  }
}

resource packageContainers 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = [
  for app in apps: {
    parent: packageBlobs
    name: 'app-${app.name}'
    properties: {
      publicAccess: 'None'
    }
  }
]

resource packageKeepers 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for (app, index) in apps: {
    name: guid(packages.id, app.name, app.principalId, roles.storageBlobDataContributor.id)
    scope: packageContainers[index]
    properties: {
      principalId: app.principalId
      principalType: 'ServicePrincipal'
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.storageBlobDataContributor.id)
      description: roles.storageBlobDataContributor.reason
    }
  }
]

resource releases 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = {
  parent: packageBlobs
  name: 'releases'
  properties: {
    publicAccess: 'None'
  }
}

resource releaseKeeper 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(deployerId)) {
  name: guid(releases.id, deployerId, roles.storageBlobDataContributor.id)
  scope: releases
  properties: {
    principalId: deployerId
    principalType: deployerType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.storageBlobDataContributor.id)
    description: roles.storageBlobDataContributor.reason
  }
}

resource blobLogs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: blobs
  properties: {
    workspaceId: workspaceId
    logs: [
      {
        category: 'StorageDelete'
        enabled: true
      }
    ]
    metrics: [
      {
        category: 'Transaction'
        enabled: true
      }
    ]
  }
}

resource queueLogs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: queues
  properties: {
    workspaceId: workspaceId
    metrics: [
      {
        category: 'Transaction'
        enabled: true
      }
    ]
  }
}

resource packageLogs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: packageBlobs
  properties: {
    workspaceId: workspaceId
    logs: [
      {
        category: 'StorageWrite'
        enabled: true
      }
      {
        category: 'StorageDelete'
        enabled: true
      }
    ]
  }
}

@description('Resource id of the account of files and queues.')
output dataId string = data.id

@description('Addresses of the services of that account.')
output dataEndpoints object = data.properties.primaryEndpoints

@description('Resource id of the account of packages.')
output packagesId string = packages.id

@description('Name of the account of packages.')
output packagesName string = packages.name

@description('Address under which the containers of packages lie.')
output packagesAddress string = packages.properties.primaryEndpoints.blob
