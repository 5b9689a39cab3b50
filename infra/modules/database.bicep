@description('Name of the Cosmos DB account.')
param name string

@description('Azure region.')
param location string

@description('Tags of the resource.')
param tags object

@description('Serverless bills each request; autoscale bills the throughput of each hour.')
@allowed([
  'serverless'
  'autoscale'
])
param capacity string

@description('RU/s up to which the containers of the database scale together. With autoscale alone.')
@minValue(1000)
param maximumThroughput int

@description('RU/s up to which single containers scale by themselves, by container: {"bidders": 20000}. With autoscale alone.')
param dedicatedThroughput object

@description('Whether the data is spread over the availability zones of the region.')
param zoneRedundant bool

@description('How far back the data can be restored to any second.')
@allowed([
  'Continuous7Days'
  'Continuous30Days'
])
param backup string

@description('Whether the account is reached through the virtual network alone.')
param closed bool

@description('Object ids of the identities of the apps.')
param appPrincipals array

@description('Resource id of the workspace for logs.')
param workspaceId string

var definition = loadJsonContent('../cosmos.json')
var isServerless = capacity == 'serverless'
var serverless = [
  {
    name: 'EnableServerless'
  }
]
var shared = {
  autoscaleSettings: {
    maxThroughput: maximumThroughput
  }
}
var dedicated = [
  for container in definition.containers: contains(dedicatedThroughput, container.id) ? {
    autoscaleSettings: {
      maxThroughput: dedicatedThroughput[container.id]
    }
  } : {}
]
// Built-in role of the data plane; it reads and writes documents and can't change containers.
var dataContributor = '00000000-0000-0000-0000-000000000002'

resource account 'Microsoft.DocumentDB/databaseAccounts@2025-04-15' = {
  name: name
  location: location
  tags: tags
  kind: 'GlobalDocumentDB'
  properties: {
    databaseAccountOfferType: 'Standard'
    locations: [
      {
        locationName: location
        failoverPriority: 0
        isZoneRedundant: zoneRedundant
      }
    ]
    capabilities: isServerless ? serverless : []
    consistencyPolicy: {
      defaultConsistencyLevel: 'Session'
    }
    backupPolicy: {
      type: 'Continuous'
      continuousModeProperties: {
        tier: backup
      }
    }
    disableLocalAuth: true
    disableKeyBasedMetadataWriteAccess: true
    enableAutomaticFailover: true
    minimalTlsVersion: 'Tls12'
    publicNetworkAccess: closed ? 'Disabled' : 'Enabled'
  }
}

resource database 'Microsoft.DocumentDB/databaseAccounts/sqlDatabases@2025-04-15' = {
  parent: account
  name: definition.database
  properties: {
    resource: {
      id: definition.database
    }
    options: isServerless ? {} : shared
  }
}

// One after the other: the service refuses many changes of one database at a time.
@batchSize(1)
resource containers 'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers@2025-04-15' = [
  for (container, index) in definition.containers: {
    parent: database
    name: container.id
    properties: {
      resource: any(container)
      options: isServerless ? {} : dedicated[index]
    }
  }
]

resource contributors 'Microsoft.DocumentDB/databaseAccounts/sqlRoleAssignments@2025-04-15' = [
  for principal in appPrincipals: {
    parent: account
    name: guid(account.id, principal, dataContributor)
    properties: {
      principalId: principal
      roleDefinitionId: '${account.id}/sqlRoleDefinitions/${dataContributor}'
      scope: '${account.id}/dbs/${definition.database}'
    }
    dependsOn: [
      database
    ]
  }
]

resource logs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: account
  properties: {
    workspaceId: workspaceId
    logAnalyticsDestinationType: 'Dedicated'
    logs: [
      {
        category: 'ControlPlaneRequests'
        enabled: true
      }
      {
        category: 'PartitionKeyRUConsumption'
        enabled: true
      }
    ]
    metrics: [
      {
        category: 'Requests'
        enabled: true
      }
    ]
  }
}

@description('Resource id of the account.')
output id string = account.id

@description('Address of the account.')
output endpoint string = account.properties.documentEndpoint

@description('Name of the database.')
output databaseName string = definition.database
