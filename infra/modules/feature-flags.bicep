@description('Name of the App Configuration store.')
param storeName string

var flags = loadJsonContent('../feature-flags.json')

resource store 'Microsoft.AppConfiguration/configurationStores@2024-06-01' existing = {
  name: storeName
}

// Created once. Operators turn flags on and off, and no later deployment takes that back.
@onlyIfNotExists()
resource created 'Microsoft.AppConfiguration/configurationStores/keyValues@2024-06-01' = [
  for flag in flags: {
    parent: store
    name: '.appconfig.featureflag~2F${flag.id}'
    properties: {
      value: string(flag)
      contentType: 'application/vnd.microsoft.appconfig.ff+json;charset=utf-8'
    }
  }
]
