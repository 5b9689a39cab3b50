targetScope = 'subscription'

@description('Short name of the environment, which is part of the names of all resources: dev, test, prod, eu1.')
@minLength(2)
@maxLength(8)
param environmentName string

@description('Azure region.')
param location string

@description('Which file of infra/environments gives the sizes.')
@allowed([
  'dev'
  'test'
  'prod'
])
param environmentKind string = 'dev'

@description('Object id of who deploys: it creates the first feature flags and keys. Empty where these are created otherwise.')
param deployerId string = ''

@description('Whether the deployer is a person or a pipeline.')
@allowed([
  'User'
  'Group'
  'ServicePrincipal'
])
param deployerType string = 'User'

@description('Client id of the web app at the identity provider; see docs/deployment.md.')
param identityClientId string

@description('Whose staff may sign in with their organization: that of one directory or of any.')
@allowed([
  'single'
  'multiple'
])
param identityTenancy string = 'multiple'

@description('Directory of the app registration.')
param identityTenantId string = tenant().tenantId

@description('Own domain of the web app, whose CNAME record already leads to it; empty for none.')
param webDomain string = ''

@description('Region of the static web app, which few regions offer. Its files are served everywhere.')
param webLocation string = 'westeurope'

@description('Where Communication Services keep messages at rest.')
param dataLocation string = 'Europe'

@description('Own domain from which emails come; empty for the one that Azure provides.')
param mailDomain string = ''

@description('Whether the records of that domain stand in the DNS and are verified.')
param mailDomainVerified bool = false

@description('What stands before the @ of the sender of emails.')
param mailSenderName string = 'DoNotReply'

@description('Phone number from which text messages come; empty for none.')
param smsSender string = ''

@description('Address of an Azure OpenAI resource that phrases insights; empty for none. Give the identity of the bidders app the role Cognitive Services OpenAI User there.')
param openAiEndpoint string = ''

@description('Name of its deployment.')
param openAiDeployment string = ''

@description('Emails to bidders of all accounts together in a minute; empty for the default of the service.')
param bidderMailsPerMinute string = ''

@description('Seconds for which the email of an approval waits for Undo; empty for the default of the service.')
param invitationMailWaitSeconds string = ''

@description('Ids of the accounts whose plan is paid, separated by commas.')
param paidAccounts string = ''

@description('Bidding platforms as JSON; see docs/environment-variables.md.')
param biddingPlatforms string = ''

@description('Whether the former factor key is still in the key vault, while seeds are encrypted anew.')
param replacesFactorKey bool = false

@description('Whether the former connection key is still in the key vault, while keys of houses are encrypted anew.')
param replacesConnectionKey bool = false

@description('Whether data is reached through a virtual network alone. Deployments then run from inside it.')
param privateNetwork bool = false

@description('First two numbers of the addresses of that network, a /20.')
param networkAddressPrefix string = '10.40'

@description('Whether Microsoft Defender for Storage scans files that are sent for malware and deletes those that have some. It has a price for the account and for each gigabyte.')
param scanForMalware bool = false

@description('Whether feature flags that do not exist yet are created.')
param createFeatureFlags bool = true

@description('Address that alerts and the budget are mailed to; empty for nobody.')
param alertEmail string = ''

@description('Page of the runbooks, to which alerts lead.')
param runbooks string = 'docs/runbooks'

@description('More tags for all resources.')
param extraTags object = {}

var environments = {
  dev: loadJsonContent('environments/dev.json')
  test: loadJsonContent('environments/test.json')
  prod: loadJsonContent('environments/prod.json')
}
var sizes = environments[environmentKind]

// One rule for names: kind of resource, workload, part, environment, and a token that makes them unique in the world. The database and
// storage accounts take small letters alone.
var workload = 'aw'
var token = take(uniqueString(subscription().subscriptionId, environmentName, location), 6)
var suffix = toLower('${environmentName}-${token}')
var compactSuffix = toLower('${replace(environmentName, '-', '')}${token}')
var tags = union(extraTags, {
  'azd-env-name': environmentName
  application: 'auctionwiz'
  environment: environmentKind
})
var names = {
  group: 'rg-${workload}-${suffix}'
  workspace: 'log-${workload}-${suffix}'
  insights: 'appi-${workload}-${suffix}'
  network: 'vnet-${workload}-${suffix}'
  networkRules: 'nsg-${workload}-${suffix}'
  database: 'cosmos-${workload}-${suffix}'
  data: 'st${workload}data${compactSuffix}'
  packages: 'st${workload}pkg${compactSuffix}'
  configuration: 'appcs-${workload}-${suffix}'
  communication: 'acs-${workload}-${suffix}'
  email: 'acse-${workload}-${suffix}'
  web: 'stapp-${workload}-${suffix}'
  alerts: 'alert-${workload}-${suffix}'
  budget: 'budget-${workload}-${suffix}'
}
var apps = [
  'auth'
  'bidders'
  'auctions'
  'upload'
]
var keyedApps = [
  'auth'
  'bidders'
  'upload'
]

resource group 'Microsoft.Resources/resourceGroups@2025-04-01' = {
  name: names.group
  location: location
  tags: tags
}

module identities 'modules/identity.bicep' = [
  for app in apps: {
    name: 'identity-${app}'
    scope: group
    params: {
      name: 'id-${workload}-${app}-${suffix}'
      location: location
      tags: tags
    }
  }
]

module monitoring 'modules/monitoring.bicep' = {
  name: 'monitoring'
  scope: group
  params: {
    workspaceName: names.workspace
    insightsName: names.insights
    location: location
    tags: tags
    days: sizes.logs.days
    dailyGB: sizes.logs.dailyGB
    appPrincipals: [
      identities[0].outputs.principalId
      identities[1].outputs.principalId
      identities[2].outputs.principalId
      identities[3].outputs.principalId
    ]
  }
}

module network 'modules/network.bicep' = if (privateNetwork) {
  name: 'network'
  scope: group
  params: {
    name: names.network
    rulesName: names.networkRules
    location: location
    tags: tags
    addressPrefix: networkAddressPrefix
    apps: apps
  }
}

module configuration 'modules/configuration.bicep' = {
  name: 'configuration'
  scope: group
  params: {
    name: names.configuration
    location: location
    tags: tags
    purgeProtection: sizes.purgeProtection
    closed: privateNetwork
    appPrincipals: [
      identities[0].outputs.principalId
      identities[1].outputs.principalId
      identities[2].outputs.principalId
      identities[3].outputs.principalId
    ]
    deployerId: deployerId
    deployerType: deployerType
    workspaceId: monitoring.outputs.workspaceId
  }
}

module database 'modules/database.bicep' = {
  name: 'database'
  scope: group
  params: {
    name: names.database
    location: location
    tags: tags
    capacity: sizes.database.capacity
    maximumThroughput: sizes.database.maximumThroughput
    dedicatedThroughput: sizes.database.dedicatedThroughput
    zoneRedundant: sizes.database.zoneRedundant
    backup: sizes.database.backup
    closed: privateNetwork
    appPrincipals: [
      identities[0].outputs.principalId
      identities[1].outputs.principalId
      identities[2].outputs.principalId
      identities[3].outputs.principalId
    ]
    workspaceId: monitoring.outputs.workspaceId
  }
}

// The deployer's new role on the store takes minutes to reach it, for which the database gives time.
module featureFlags 'modules/feature-flags.bicep' = if (createFeatureFlags) {
  name: 'feature-flags'
  scope: group
  params: {
    storeName: configuration.outputs.name
  }
  dependsOn: [
    database
  ]
}

module storage 'modules/storage.bicep' = {
  name: 'storage'
  scope: group
  params: {
    dataName: names.data
    packagesName: names.packages
    location: location
    tags: tags
    sku: sizes.storageSku
    deletedDataDays: sizes.deletedDataDays
    scanForMalware: scanForMalware
    malwareScanGB: sizes.malwareScanGB
    webOrigin: web.outputs.origin
    closed: privateNetwork
    apps: [
      {
        name: apps[0]
        principalId: identities[0].outputs.principalId
      }
      {
        name: apps[1]
        principalId: identities[1].outputs.principalId
      }
      {
        name: apps[2]
        principalId: identities[2].outputs.principalId
      }
      {
        name: apps[3]
        principalId: identities[3].outputs.principalId
      }
    ]
    granterId: identities[3].outputs.principalId
    deployerId: deployerId
    deployerType: deployerType
    workspaceId: monitoring.outputs.workspaceId
  }
}

module vaults 'modules/vault.bicep' = [
  for app in keyedApps: {
    name: 'vault-${app}'
    scope: group
    params: {
      name: 'kv-${take(app, 4)}-${suffix}'
      location: location
      tags: tags
      appPrincipal: identities[indexOf(apps, app)].outputs.principalId
      deployerId: deployerId
      deployerType: deployerType
      purgeProtection: sizes.purgeProtection
      closed: privateNetwork
      workspaceId: monitoring.outputs.workspaceId
    }
  }
]

module communication 'modules/communication.bicep' = {
  name: 'communication'
  scope: group
  params: {
    name: names.communication
    emailName: names.email
    tags: tags
    dataLocation: dataLocation
    mailDomain: mailDomain
    mailDomainVerified: mailDomainVerified
    appPrincipals: [
      identities[0].outputs.principalId
      identities[1].outputs.principalId
      identities[2].outputs.principalId
    ]
    workspaceId: monitoring.outputs.workspaceId
  }
}

module web 'modules/web.bicep' = {
  name: 'web'
  scope: group
  params: {
    name: names.web
    location: webLocation
    tags: tags
    sku: sizes.webSku
    domain: webDomain
  }
}

var networkId = '${group.id}/providers/Microsoft.Network/virtualNetworks/${names.network}'
var endpointsSubnet = '${networkId}/subnets/endpoints'

module cosmosEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-cosmos'
  scope: group
  params: {
    name: 'pep-${workload}-cosmos-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: database.outputs.id
    part: 'Sql'
    zoneName: 'privatelink.documents.azure.com'
  }
  dependsOn: [
    network
  ]
}

module blobEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-blob'
  scope: group
  params: {
    name: 'pep-${workload}-blob-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: storage.outputs.dataId
    part: 'blob'
    zoneName: 'privatelink.blob.${environment().suffixes.storage}'
  }
  dependsOn: [
    network
  ]
}

module queueEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-queue'
  scope: group
  params: {
    name: 'pep-${workload}-queue-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: storage.outputs.dataId
    part: 'queue'
    zoneName: 'privatelink.queue.${environment().suffixes.storage}'
  }
  dependsOn: [
    network
  ]
}

module tableEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-table'
  scope: group
  params: {
    name: 'pep-${workload}-table-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: storage.outputs.dataId
    part: 'table'
    zoneName: 'privatelink.table.${environment().suffixes.storage}'
  }
  dependsOn: [
    network
  ]
}

module packagesEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-packages'
  scope: group
  params: {
    name: 'pep-${workload}-packages-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: storage.outputs.packagesId
    part: 'blob'
    zoneName: 'privatelink.blob.${environment().suffixes.storage}'
  }
  dependsOn: [
    network
  ]
}

module configurationEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-configuration'
  scope: group
  params: {
    name: 'pep-${workload}-configuration-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: configuration.outputs.id
    part: 'configurationStores'
    zoneName: 'privatelink.azconfig.io'
  }
  dependsOn: [
    network
  ]
}

module authKeysEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-auth-keys'
  scope: group
  params: {
    name: 'pep-${workload}-auth-keys-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: vaults[0].outputs.id
    part: 'vault'
    zoneName: 'privatelink.vaultcore.azure.net'
  }
  dependsOn: [
    network
  ]
}

module biddersKeysEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-bidders-keys'
  scope: group
  params: {
    name: 'pep-${workload}-bidders-keys-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: vaults[1].outputs.id
    part: 'vault'
    zoneName: 'privatelink.vaultcore.azure.net'
  }
  dependsOn: [
    network
  ]
}

module uploadKeysEndpoint 'modules/private-endpoint.bicep' = if (privateNetwork) {
  name: 'endpoint-upload-keys'
  scope: group
  params: {
    name: 'pep-${workload}-upload-keys-${suffix}'
    location: location
    tags: tags
    subnetId: endpointsSubnet
    targetId: vaults[2].outputs.id
    part: 'vault'
    zoneName: 'privatelink.vaultcore.azure.net'
  }
  dependsOn: [
    network
  ]
}

// Names of apps are known before the apps, which need each other's addresses.
var authAddress = 'https://func-${workload}-auth-${suffix}.azurewebsites.net'
var biddersAddress = 'https://func-${workload}-bidders-${suffix}.azurewebsites.net'
var signInAddress = environment().authentication.loginEndpoint

var commonSettings = {
  APPLICATIONINSIGHTS_CONNECTION_STRING: monitoring.outputs.insightsConnection
  AZURE_FUNCTIONS_ENVIRONMENT: 'Production'
  AzureWebJobsStorage__credential: 'managedidentity'
  AzureWebJobsStorage__blobServiceUri: storage.outputs.dataEndpoints.blob
  AzureWebJobsStorage__queueServiceUri: storage.outputs.dataEndpoints.queue
  AzureWebJobsStorage__tableServiceUri: storage.outputs.dataEndpoints.table
  COSMOS_ENDPOINT: database.outputs.endpoint
  COSMOS_DATABASE: database.outputs.databaseName
  APP_CONFIGURATION_CONNECTION: configuration.outputs.endpoint
  FEATURE_REFRESH_SECONDS: '300'
  OTEL_TRACES_SAMPLER_ARG: sizes.telemetry.traceShare
  OTEL_METRIC_EXPORT_INTERVAL: sizes.telemetry.metricMilliseconds
  AUTH_URL: authAddress
  WEB_ORIGIN: web.outputs.origin
}
var messageSettings = {
  COMMUNICATION_ENDPOINT: communication.outputs.endpoint
  MAIL_SENDER: '${mailSenderName}@${communication.outputs.senderDomain}'
  SMS_SENDER: smsSender
}
var bidderMailSettings = {
  PAID_ACCOUNTS: paidAccounts
  BIDDER_MAILS_PER_MINUTE: bidderMailsPerMinute
}
var authSettings = {
  SIGNING_KEY: '@Microsoft.KeyVault(SecretUri=${vaults[0].outputs.address}secrets/signing-key)'
  FACTOR_KEY: '@Microsoft.KeyVault(SecretUri=${vaults[0].outputs.address}secrets/factor-key)'
  FORMER_FACTOR_KEY: replacesFactorKey ? '@Microsoft.KeyVault(SecretUri=${vaults[0].outputs.address}secrets/former-factor-key)' : ''
  IDENTITY_ISSUER: identityTenancy == 'multiple' ? '${signInAddress}{tenantid}/v2.0' : '${signInAddress}${identityTenantId}/v2.0'
  IDENTITY_JWKS_URI: '${signInAddress}${identityTenancy == 'multiple' ? 'common' : identityTenantId}/discovery/v2.0/keys'
  IDENTITY_CLIENT_ID: identityClientId
}
var bidderSettings = {
  NETWORK_KEY: '@Microsoft.KeyVault(SecretUri=${vaults[1].outputs.address}secrets/network-key)'
  // Replies come to the number from which texts are sent.
  SMS_EVENTS_SECRET: empty(smsSender) ? '' : '@Microsoft.KeyVault(SecretUri=${vaults[1].outputs.address}secrets/sms-events-secret)'
  BIDDERS_URL: biddersAddress
  INVITATION_MAIL_WAIT_SECONDS: invitationMailWaitSeconds
  AZURE_OPENAI_ENDPOINT: openAiEndpoint
  AZURE_OPENAI_DEPLOYMENT: openAiDeployment
}
var uploadSettings = {
  CONNECTION_KEY: '@Microsoft.KeyVault(SecretUri=${vaults[2].outputs.address}secrets/connection-key)'
  FORMER_CONNECTION_KEY: replacesConnectionKey ? '@Microsoft.KeyVault(SecretUri=${vaults[2].outputs.address}secrets/former-connection-key)' : ''
  BIDDING_PLATFORMS: biddingPlatforms
  // Browsers are outside of a private network, so their files come through the app.
  BROWSER_BLOB_URL: privateNetwork ? '' : storage.outputs.dataEndpoints.blob
}
// Keeps long imports and evidence packs small in memory.
var workerSettings = {
  languageWorkers__node__arguments: '--max-semi-space-size=8 --heap-growing-percent=25'
}

module auth 'modules/function-app.bicep' = {
  name: 'app-auth'
  scope: group
  params: {
    name: 'func-${workload}-auth-${suffix}'
    planName: 'plan-${workload}-auth-${suffix}'
    service: 'auth'
    location: location
    tags: tags
    identityId: identities[0].outputs.id
    identityClientId: identities[0].outputs.clientId
    packageContainer: '${storage.outputs.packagesAddress}app-auth'
    size: sizes.functions
    settings: union(commonSettings, messageSettings, authSettings)
    webOrigin: web.outputs.origin
    subnetId: privateNetwork ? '${networkId}/subnets/apps-auth' : ''
    workspaceId: monitoring.outputs.workspaceId
  }
  dependsOn: [
    network
  ]
}

module bidders 'modules/function-app.bicep' = {
  name: 'app-bidders'
  scope: group
  params: {
    name: 'func-${workload}-bidders-${suffix}'
    planName: 'plan-${workload}-bidders-${suffix}'
    service: 'bidders'
    location: location
    tags: tags
    identityId: identities[1].outputs.id
    identityClientId: identities[1].outputs.clientId
    packageContainer: '${storage.outputs.packagesAddress}app-bidders'
    size: sizes.functions
    settings: union(commonSettings, messageSettings, bidderMailSettings, bidderSettings)
    webOrigin: web.outputs.origin
    subnetId: privateNetwork ? '${networkId}/subnets/apps-bidders' : ''
    workspaceId: monitoring.outputs.workspaceId
  }
  dependsOn: [
    network
  ]
}

module auctions 'modules/function-app.bicep' = {
  name: 'app-auctions'
  scope: group
  params: {
    name: 'func-${workload}-auctions-${suffix}'
    planName: 'plan-${workload}-auctions-${suffix}'
    service: 'auctions'
    location: location
    tags: tags
    identityId: identities[2].outputs.id
    identityClientId: identities[2].outputs.clientId
    packageContainer: '${storage.outputs.packagesAddress}app-auctions'
    size: sizes.functions
    settings: union(commonSettings, messageSettings, bidderMailSettings, workerSettings)
    webOrigin: web.outputs.origin
    subnetId: privateNetwork ? '${networkId}/subnets/apps-auctions' : ''
    workspaceId: monitoring.outputs.workspaceId
  }
  dependsOn: [
    network
  ]
}

module upload 'modules/function-app.bicep' = {
  name: 'app-upload'
  scope: group
  params: {
    name: 'func-${workload}-upload-${suffix}'
    planName: 'plan-${workload}-upload-${suffix}'
    service: 'upload'
    location: location
    tags: tags
    identityId: identities[3].outputs.id
    identityClientId: identities[3].outputs.clientId
    packageContainer: '${storage.outputs.packagesAddress}app-upload'
    size: sizes.functions
    settings: union(commonSettings, uploadSettings, workerSettings)
    webOrigin: web.outputs.origin
    subnetId: privateNetwork ? '${networkId}/subnets/apps-upload' : ''
    workspaceId: monitoring.outputs.workspaceId
  }
  dependsOn: [
    network
  ]
}

module alerts 'modules/alerts.bicep' = {
  name: 'alerts'
  scope: group
  params: {
    prefix: names.alerts
    location: location
    tags: tags
    alertEmail: alertEmail
    workspaceId: monitoring.outputs.workspaceId
    insightsId: monitoring.outputs.insightsId
    databaseId: database.outputs.id
    apps: [
      {
        name: 'auth'
        address: auth.outputs.address
      }
      {
        name: 'bidders'
        address: bidders.outputs.address
      }
      {
        name: 'auctions'
        address: auctions.outputs.address
      }
      {
        name: 'upload'
        address: upload.outputs.address
      }
    ]
    probeSeconds: sizes.probeSeconds
    runbooks: runbooks
  }
}

module workbook 'modules/workbook.bicep' = {
  name: 'workbook'
  scope: group
  params: {
    title: 'AuctionWiz ${environmentName}'
    location: location
    tags: tags
    insightsId: monitoring.outputs.insightsId
  }
}

module budget 'modules/budget.bicep' = {
  name: 'budget'
  scope: group
  params: {
    name: names.budget
    amount: sizes.monthlyBudget
    alertEmail: alertEmail
  }
}

@description('Resource group of the environment.')
output RESOURCE_GROUP string = group.name

@description('Origin of the web app.')
output WEB_ORIGIN string = web.outputs.origin

@description('Name of the static web app.')
output WEB_NAME string = web.outputs.name

@description('Host name to which the CNAME record of an own domain leads.')
output WEB_HOSTNAME string = web.outputs.defaultHostname

@description('Address of the authentication service.')
output AUTH_URL string = auth.outputs.address

@description('Address of the bidders service.')
output BIDDERS_URL string = bidders.outputs.address

@description('Address of the auctions service.')
output AUCTIONS_URL string = auctions.outputs.address

@description('Address of the data upload service.')
output UPLOAD_URL string = upload.outputs.address

@description('Address of the blob service to which pages of the web app send files.')
output BLOB_URL string = storage.outputs.dataEndpoints.blob

@description('Names of the function apps.')
output FUNCTION_APPS array = [
  auth.outputs.name
  bidders.outputs.name
  auctions.outputs.name
  upload.outputs.name
]

@description('Key vaults of the authentication, bidders and data upload services.')
output KEY_VAULTS array = [
  vaults[0].outputs.name
  vaults[1].outputs.name
  vaults[2].outputs.name
]

@description('Resource id of Communication Services, whose events are the replies to texts.')
output COMMUNICATION_ID string = communication.outputs.id

@description('Storage account that keeps the packages of releases.')
output PACKAGES_ACCOUNT string = storage.outputs.packagesName

@description('Directory whose staff may sign in, or organizations for any.')
output IDENTITY_AUTHORITY string = '${signInAddress}${identityTenancy == 'multiple' ? 'organizations' : identityTenantId}'

@description('Client id of the web app at the identity provider.')
output IDENTITY_CLIENT_ID string = identityClientId
