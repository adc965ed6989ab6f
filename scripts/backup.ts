/**
 * Saves the whole site to one file while it runs: every row, the pictures, the secrets.
 *
 *   npm run backup [-- FILE]    without FILE: a file named by the time, in BACKUP_DIR or DATA_DIR/backups
 *
 * Needs the settings the site runs with. The file holds secrets and personal data; only its owner may read it.
 */
import "../server/backend/backup/process.ts";
