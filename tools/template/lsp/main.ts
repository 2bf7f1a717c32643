import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { nodeFiles } from '../node-files.js';
import { LanguageServer } from './server.js';

// A file of its own: the build puts the protocol's libraries into it, and no other command loads them.
const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
new LanguageServer(connection, nodeFiles).listen();
