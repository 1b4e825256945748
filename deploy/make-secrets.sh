#!/bin/sh
# Makes the secrets of a new portal, one in each file: deploy/make-secrets.sh [folder] [host of the database] [name of the store's key]
# What is there already stays. The folder is closed to all others of this machine; the files are open, because containers see
# them alone and run as a user of their own.
set -eu
umask 022
folder=${1:-deploy/secrets}
database=${2:-database}
mkdir -p "$folder"
chmod 700 "$folder"

random() { openssl rand "${1:-24}" | base64 | tr '+/' '-_' | tr -d '=\n'; }
secret() { [ -s "$folder/$1" ] || printf '%s\n' "$2" > "$folder/$1"; }

secret database_admin_password "$(random)"
secret database_password "$(random)"
secret database_url "postgres://portal:$(cat "$folder/database_password")@$database:5432/portal"
secret s3_access_key_id "${3:-portal}"
secret s3_secret_access_key "$(random)"
secret metrics_token "$(random)"
secret backup_key "$(openssl rand 32 | base64 | tr -d '\n')"
# A pair of P-256 for push messages: the number, and the point that belongs to it.
push_keys() {
  pair=$(mktemp)
  openssl ecparam -name prime256v1 -genkey -noout -out "$pair"
  private=$(openssl ec -in "$pair" -outform DER 2>/dev/null | tail -c +8 | head -c 32 | base64 | tr '+/' '-_' | tr -d '=\n')
  public=$(openssl ec -in "$pair" -pubout -outform DER 2>/dev/null | tail -c 65 | base64 | tr '+/' '-_' | tr -d '=\n')
  rm -f "$pair"
  printf '{"publicKey":"%s","privateKey":"%s"}' "$public" "$private"
}
# The keys of sessions: all servers of a portal share them.
secret keys.json "{\"keys\":[{\"kid\":\"$(random 12)\",\"secret\":\"$(random 32)\"}],\"sealing\":\"$(random 32)\",\"push\":$(push_keys)}"
# For a store that reads its key from the environment.
secret store.env "ROOT_ACCESS_KEY=$(cat "$folder/s3_access_key_id")
ROOT_SECRET_KEY=$(cat "$folder/s3_secret_access_key")"
