#!/usr/bin/env bash
# postcode-validator 3.10.22: British and Canadian postcodes are valid in small letters, Dutch, Irish and Andorran ones are not.
#
# Met with: the address of a parcel. A phone's keyboard writes "1012 ab"; the space may be left out in the Netherlands, the capitals may not.
# What helps: capitals before the check, as the code is printed on the label anyway.
# Source: own run; the package's README says nothing on case.
# Seen: GB true, CA true, NL false, IE false, AD false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error postcode-validator@3.10.22
cat > main.js <<'JS'
import { postcodeValidator } from 'postcode-validator'
const codes = { GB: 'sw1a 1aa', CA: 'k1a 0b1', NL: '1012 ab', IE: 'd02 x285', AD: 'ad500' }
for (const [country, code] of Object.entries(codes))
  if (!postcodeValidator(code.toUpperCase(), country)) throw new Error(`${country}: not valid in capitals`)
console.log(Object.entries(codes).map(([country, code]) => `${country} ${postcodeValidator(code, country)}`).join(', '))
JS
seen=$(node main.js)
echo "seen: $seen"
[ "$seen" = "GB true, CA true, NL false, IE false, AD false" ]
