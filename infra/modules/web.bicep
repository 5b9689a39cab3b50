@description('Name of the static web app.')
param name string

@description('Azure region of its management; its files are served everywhere.')
param location string

@description('Tags of the resource.')
param tags object

@description('Plan of the static web app.')
@allowed([
  'Free'
  'Standard'
])
param sku string

@description('Own domain of the web app, whose CNAME record already leads here; empty for none.')
param domain string

resource site 'Microsoft.Web/staticSites@2025-03-01' = {
  name: name
  location: location
  tags: union(tags, { 'azd-service-name': 'web' })
  sku: {
    name: sku
    tier: sku
  }
  properties: {
    allowConfigFileUpdates: true
    stagingEnvironmentPolicy: 'Disabled'
  }
}

resource ownDomain 'Microsoft.Web/staticSites/customDomains@2025-03-01' = if (!empty(domain)) {
  parent: site
  name: empty(domain) ? 'none' : domain
  properties: {}
}

@description('Origin of the web app in browsers.')
output origin string = 'https://${empty(domain) ? site.properties.defaultHostname : domain}'

@description('Host name to which an own domain leads.')
output defaultHostname string = site.properties.defaultHostname

@description('Name of the static web app.')
output name string = site.name
