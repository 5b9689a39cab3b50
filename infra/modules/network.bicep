@description('Name of the virtual network.')
param name string

@description('Name of the rules of outgoing connections.')
param rulesName string

@description('Azure region.')
param location string

@description('Tags of the resources.')
param tags object

@description('First two numbers of its addresses, such as 10.40.')
param addressPrefix string

@description('Names of the apps, each of which gets a subnet.')
param apps array

var zoneNames = [
  'privatelink.documents.azure.com'
  'privatelink.blob.${environment().suffixes.storage}'
  'privatelink.queue.${environment().suffixes.storage}'
  'privatelink.table.${environment().suffixes.storage}'
  'privatelink.azconfig.io'
  'privatelink.vaultcore.azure.net'
]

var appSubnets = [
  for (app, index) in apps: {
    name: 'apps-${app}'
    properties: {
      addressPrefix: '${addressPrefix}.${index}.0/26'
      networkSecurityGroup: {
        id: rules.id
      }
      delegations: [
        {
          name: 'flex-consumption'
          properties: {
            serviceName: 'Microsoft.App/environments'
          }
        }
      ]
    }
  }
]

// The apps reach data through private endpoints and everything else by TLS alone.
resource rules 'Microsoft.Network/networkSecurityGroups@2024-07-01' = {
  name: rulesName
  location: location
  tags: tags
  properties: {
    securityRules: [
      {
        name: 'allow-private-endpoints'
        properties: {
          priority: 100
          direction: 'Outbound'
          access: 'Allow'
          protocol: 'Tcp'
          sourceAddressPrefix: 'VirtualNetwork'
          sourcePortRange: '*'
          destinationAddressPrefix: 'VirtualNetwork'
          destinationPortRange: '443'
        }
      }
      {
        name: 'allow-tls'
        properties: {
          priority: 110
          direction: 'Outbound'
          access: 'Allow'
          protocol: 'Tcp'
          sourceAddressPrefix: 'VirtualNetwork'
          sourcePortRange: '*'
          destinationAddressPrefix: 'Internet'
          destinationPortRange: '443'
        }
      }
      {
        name: 'refuse-the-rest'
        properties: {
          priority: 4000
          direction: 'Outbound'
          access: 'Deny'
          protocol: '*'
          sourceAddressPrefix: '*'
          sourcePortRange: '*'
          destinationAddressPrefix: 'Internet'
          destinationPortRange: '*'
        }
      }
    ]
  }
}

resource network 'Microsoft.Network/virtualNetworks@2024-07-01' = {
  name: name
  location: location
  tags: tags
  properties: {
    addressSpace: {
      addressPrefixes: [
        '${addressPrefix}.0.0/20'
      ]
    }
    subnets: concat(appSubnets, [
      {
        name: 'endpoints'
        properties: {
          addressPrefix: '${addressPrefix}.${length(apps)}.0/26'
          networkSecurityGroup: {
            id: rules.id
          }
        }
      }
    ])
  }
}

resource zones 'Microsoft.Network/privateDnsZones@2024-06-01' = [
  for zone in zoneNames: {
    name: zone
    location: 'global'
    tags: tags
  }
]

resource links 'Microsoft.Network/privateDnsZones/virtualNetworkLinks@2024-06-01' = [
  for (zone, index) in zoneNames: {
    parent: zones[index]
    name: name
    location: 'global'
    tags: tags
    properties: {
      registrationEnabled: false
      virtualNetwork: {
        id: network.id
      }
    }
  }
]

@description('Resource id of the network.')
output id string = network.id
