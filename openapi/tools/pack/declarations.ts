/** Emits the declarations of single files, for packages. Exports have explicit types, so that no compiler has to read the rest. */
import { readFile } from 'node:fs/promises';
import ts from 'typescript';

const compilerOptions: ts.CompilerOptions = {
  declaration: true,
  isolatedDeclarations: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
};

export async function declarationsOf(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions,
  });
  const [problem] = diagnostics;
  if (problem !== undefined) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return outputText;
}
