import ts from 'typescript';

/** What a column may be in JavaScript; `other` is an object or a list, which only JSON and arrays can answer. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'date' | 'bytes' | 'other' | 'anything';

/** A query whose whole text stands in the source, and the row that its type promises. */
export interface Claim {
  readonly place: string;
  readonly text: string;
  readonly columns: ReadonlyMap<string, ReadonlySet<Kind>>;
}

/**
 * The claims of all `.query<Row>(text)` in these files. Texts are put together from constants, and from the first of the
 * words that a type allows (`table: 'orders' | 'refunds'`); one that conditions make at run time cannot be read here.
 */
export function claimsIn(files: readonly string[]): Claim[] {
  const program = ts.createProgram([...files], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const claims: Claim[] = [];
  for (const source of program.getSourceFiles()) {
    if (files.includes(source.fileName)) visit(source);
  }
  return claims;

  function visit(node: ts.Node): void {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [row] = node.typeArguments ?? [];
    const [query] = node.arguments;
    if (node.expression.name.text !== 'query' || row === undefined || query === undefined) return;
    const text = textOf(query);
    const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(row));
    if (text === undefined || properties.length === 0) return;
    const { line } = ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart());
    claims.push({
      place: `${node.getSourceFile().fileName}:${line + 1}`,
      text,
      columns: new Map(
        properties.map((property) => [property.name, kindsOf(checker.getTypeOfSymbol(property))]),
      ),
    });
  }

  function textOf(node: ts.Expression): string | undefined {
    if (ts.isObjectLiteralExpression(node)) return textOfNamed(node);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map((span) => {
        const inner = textOf(span.expression);
        return inner === undefined ? undefined : inner + span.literal.text;
      });
      return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
    }
    const type = checker.getTypeAtLocation(node);
    const word = type.isUnion() ? type.types[0] : type;
    if (word?.isStringLiteral()) return word.value;
    const initializer = ts.isIdentifier(node) ? constantOf(node) : undefined;
    return initializer && textOf(initializer);
  }

  /** Of `{ name, text, values }`. */
  function textOfNamed({ properties }: ts.ObjectLiteralExpression): string | undefined {
    const text = properties.find((property) => property.name?.getText() === 'text');
    return text && ts.isPropertyAssignment(text) ? textOf(text.initializer) : undefined;
  }

  function constantOf(node: ts.Identifier): ts.Expression | undefined {
    let symbol = checker.getSymbolAtLocation(node);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declared = symbol?.valueDeclaration;
    if (declared === undefined || !ts.isVariableDeclaration(declared)) return undefined;
    return declared.parent.flags & ts.NodeFlags.Const ? declared.initializer : undefined;
  }

  function kindsOf(type: ts.Type): Set<Kind> {
    return new Set(type.isUnion() ? type.types.map(kindOf) : [kindOf(type)]);
  }

  function kindOf(type: ts.Type): Kind {
    // A branded number, such as Paise, is a number and its brand.
    if (type.isIntersection()) return type.types.map(kindOf).find((kind) => kind !== 'other') ?? 'other';
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'anything';
    if (type.flags & ts.TypeFlags.StringLike) return 'string';
    if (type.flags & ts.TypeFlags.NumberLike) return 'number';
    if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (type.flags & ts.TypeFlags.Null) return 'null';
    if (type.symbol?.name === 'Date') return 'date';
    if (type.symbol?.name === 'Buffer') return 'bytes';
    return 'other';
  }
}
