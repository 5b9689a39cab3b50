@description('Name of the budget.')
param name string

@description('Amount a month in the currency of the subscription.')
param amount int

@description('Address that is mailed; empty for the owners of the resource group.')
param alertEmail string

@description('First day of the month in which the budget is created.')
param start string = utcNow('yyyy-MM-01')

var contactEmails = empty(alertEmail) ? [] : [alertEmail]

// Created once: its first month cannot change. A budget only reports; it stops nothing.
@onlyIfNotExists()
resource budget 'Microsoft.Consumption/budgets@2024-08-01' = {
  name: name
  properties: {
    category: 'Cost'
    amount: amount
    timeGrain: 'Monthly'
    timePeriod: {
      startDate: start
    }
    notifications: {
      actual80: {
        enabled: true
        operator: 'GreaterThan'
        threshold: 80
        thresholdType: 'Actual'
        contactEmails: contactEmails
        contactRoles: [
          'Owner'
        ]
      }
      forecast100: {
        enabled: true
        operator: 'GreaterThan'
        threshold: 100
        thresholdType: 'Forecasted'
        contactEmails: contactEmails
        contactRoles: [
          'Owner'
        ]
      }
    }
  }
}
