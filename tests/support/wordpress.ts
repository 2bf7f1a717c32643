import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { answers, run, runs, start, writeInto } from './page-servers.js';

/** Where Debian's package `wordpress` is. */
const installed = '/usr/share/wordpress';

export const hasWordPress = (): boolean =>
  existsSync(`${installed}/wp-load.php`) &&
  runs('php', '-r', 'exit(extension_loaded("mysqli") ? 0 : 1);') &&
  runs('mariadbd', '--version');

/** A theme that shows the page of the front, as small as one can be. */
const theme = {
  'style.css': '/*\nTheme Name: Pottery\n*/\n',
  'functions.php': '<?php\n',
  'index.php': `<!doctype html>
<html <?php language_attributes() ?>>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title><?php bloginfo( 'name' ) ?></title>
<link rel="icon" href="data:,">
<?php wp_head() ?>
<main><?php while ( have_posts() ) { the_post(); the_content(); } ?></main>
<?php wp_footer() ?>
`,
};

const configuration = (socket: string, site: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '${userInfo().username}' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'WP_HOME', '${site}' );
define( 'WP_SITEURL', '${site}' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
$table_prefix = 'wp_';
define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`;

/** What its owner does: installs it, takes the theme, writes the front page. */
const setUp = (content: string) => `
define( 'WP_INSTALLING', true );
function wp_new_blog_notification() {}
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install( 'Pottery', 'owner', 'owner@example.com', true, '', 'a-password-of-a-test' );
switch_theme( 'pottery' );
$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mug',
  'post_content' => ${JSON.stringify(content)} ] );
update_option( 'show_on_front', 'page' );
update_option( 'page_on_front', $page );
`;

/**
 * Serves a new WordPress, with a MariaDB of its own in the folder, whose theme has the given files and whose front page has
 * the given content. Returns what ends both.
 */
export async function startWordPress(
  folder: string,
  port: number,
  files: Readonly<Record<string, string>>,
  content: string,
): Promise<() => Promise<void>> {
  const site = `http://127.0.0.1:${port}`;
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'db.sock');
  const user = `--user=${userInfo().username}`;
  const pages = path.join(folder, 'wordpress');
  run(folder, 'cp', '-a', installed, pages);
  run(folder, 'rm', path.join(pages, 'wp-config.php'));
  writeFileSync(path.join(pages, 'wp-config.php'), configuration(socket, site));
  const themeFolder = path.join(pages, 'wp-content/themes/pottery');
  mkdirSync(themeFolder, { recursive: true });
  writeInto(themeFolder, theme);
  writeInto(themeFolder, files, ['functions.php']);

  run(folder, 'mariadb-install-db', '--no-defaults', `--datadir=${data}`, user, '--skip-test-db');
  const database = ['mariadbd', '--no-defaults', `--datadir=${data}`, `--socket=${socket}`, user];
  const isReady = () => runs('mariadb-admin', '--no-defaults', `--socket=${socket}`, 'ping');
  const options = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0'];
  const endDatabase = await start(folder, [...database, ...options], isReady);
  try {
    const client = ['--no-defaults', `--socket=${socket}`];
    run(folder, 'mariadb', ...client, '-e', 'create database wordpress');
    run(pages, 'php', '-r', setUp(content));
    const php = ['php', '-S', `127.0.0.1:${port}`, '-t', pages];
    const endPages = await start(pages, php, answers(site));
    return async () => {
      await endPages();
      await endDatabase();
    };
  } catch (error) {
    await endDatabase();
    throw error;
  }
}
