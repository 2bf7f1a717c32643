import { workspace, type ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | null = null;

/** Called by the editor when it shows the first template. */
export async function activate(context: ExtensionContext): Promise<void> {
  const server = { module: context.asAbsolutePath('server.mjs'), transport: TransportKind.stdio };
  client = new LanguageClient('vitrineTemplate', 'Vitrine templates', server, {
    documentSelector: [{ language: 'vitrine-template' }],
    initializationOptions: { data: workspace.getConfiguration('vitrineTemplate').get('data') },
  });
  context.subscriptions.push(client);
  await client.start();
}

/** Called by the editor when it closes. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
