#!/usr/bin/env bash
# react-router 8.5.1, `createStaticHandler().query`: a redirect thrown by a loader to a relative address that ends with an empty fragment ("/gift#")
# comes back as "/gift". An absolute address keeps its "#".
#
# Met with: a sign-in whose link has a code in the fragment. A browser carries the fragment of the present page along with a redirect whose
# `Location` has none (Fetch standard, HTTP-redirect fetch; RFC 9110, 10.2.2), so an empty one is how a server takes it off, and it is lost here.
# What helps: an absolute address, or the header set after the handler.
# Source: own run; the documentation of `redirect` does not mention fragments.
# Seen: relative "/gift", with fragment "/gift#top", absolute "http://site.example/gift#"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error react-router@8.5.1 react@19.3.1 react-dom@19.3.1
cat > main.js <<'JS'
import { createStaticHandler } from 'react-router'
const locationAfter = async (location) => {
  const loader = () => {
    throw new Response(null, { status: 303, headers: { location } })
  }
  const { query } = createStaticHandler([{ path: '/login', loader }])
  const response = await query(new Request('http://site.example/login'))
  return `"${response.headers.get('location')}"`
}
const seen = [
  `relative ${await locationAfter('/gift#')}`,
  `with fragment ${await locationAfter('/gift#top')}`,
  `absolute ${await locationAfter('http://site.example/gift#')}`,
]
console.log(seen.join(', '))
JS
seen=$(node main.js)
echo "seen: $seen"
[ "$seen" = 'relative "/gift", with fragment "/gift#top", absolute "http://site.example/gift#"' ]
