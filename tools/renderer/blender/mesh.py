"""Building meshes face by face, with texture coordinates in metres, and placing copies that share them."""
import math

import bmesh
import bpy
from mathutils import Vector


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


class Mesh:
    def __init__(self, name):
        self.name = name
        self.points, self.faces, self.uvs, self.slots = [], [], [], []
        self.materials, self.slot_of = [], {}

    def _slot(self, material):
        if material.name not in self.slot_of:
            self.slot_of[material.name] = len(self.materials)
            self.materials.append(material)
        return self.slot_of[material.name]

    def face(self, points, material, uv=None):
        start = len(self.points)
        points = [tuple(p) for p in points]
        self.points += points
        self.faces.append(tuple(range(start, start + len(points))))
        self.slots.append(self._slot(material))
        self.uvs += uv or _metres(points)

    def box(self, x0, y0, z0, x1, y1, z1, material, top=None, floor=True):
        if floor:
            self.face([(x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)], material)
        self.face([(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)], top or material)
        self.face([(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)], material)
        self.face([(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)], material)
        self.face([(x1, y1, z0), (x0, y1, z0), (x0, y1, z1), (x1, y1, z1)], material)
        self.face([(x0, y1, z0), (x0, y0, z0), (x0, y0, z1), (x0, y1, z1)], material)

    def tube(self, start, end, radius, end_radius, material, sides=6, capped=False):
        start, end = Vector(start), Vector(end)
        axis = end - start
        if axis.length < 1e-6:
            return
        axis.normalize()
        across = axis.orthogonal().normalized()
        other = axis.cross(across)
        turns = [2 * math.pi * i / sides for i in range(sides)]
        near, far = ([at + (across * math.cos(t) + other * math.sin(t)) * r for t in turns] for at, r in ((start, radius), (end, end_radius)))
        for i in range(sides):
            j = (i + 1) % sides
            u, v = i / sides, (i + 1) / sides
            self.face([near[i], near[j], far[j], far[i]], material, [(u, 0), (v, 0), (v, 1), (u, 1)])
        if capped:
            self.face(far, material)
            self.face(near[::-1], material)

    def loft(self, rings, material, closed=True):
        """Skin over rings of equally many points."""
        for near, far in zip(rings[:-1], rings[1:]):
            count = len(near)
            for i in range(count if closed else count - 1):
                j = (i + 1) % count
                self.face([near[i], near[j], far[j], far[i]], material)

    def build(self, smooth=False, placed=True, bevel=0, merge=False):
        """`placed=False` keeps the object for copies only."""
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.points, [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        mesh.uv_layers.new(name='UV').data.foreach_set('uv', [c for uv in self.uvs for c in uv])
        if smooth:
            mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        mesh.update()
        if merge or bevel:
            edit = bmesh.new()
            edit.from_mesh(mesh)
            bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-4)
            bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
            edit.to_mesh(mesh)
            edit.free()
        thing = bpy.data.objects.new(self.name, mesh)
        if bevel:
            rounding = thing.modifiers.new('edge', 'BEVEL')
            rounding.width, rounding.segments, rounding.limit_method, rounding.angle_limit = bevel, 2, 'ANGLE', .6
        return link(thing) if placed else thing


def _metres(points):
    """Along the wall and up; on the ground simply x and y."""
    normal = (Vector(points[1]) - Vector(points[0])).cross(Vector(points[2]) - Vector(points[1]))
    normal = normal.normalized() if normal.length > 1e-9 else Vector((0, 0, 1))
    if abs(normal.z) > .7:
        return [(p[0], p[1]) for p in points]
    along = Vector((-normal.y, normal.x, 0)).normalized()
    return [(p[0] * along.x + p[1] * along.y, p[2]) for p in points]


def copy(thing, at, turn=0, scale=1):
    """Another object with the same mesh: a forest costs as much memory as four trees."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    twin.location, twin.rotation_euler = at, (0, 0, turn)
    twin.scale = scale if isinstance(scale, tuple) else (scale, scale, scale)
    for modifier in thing.modifiers:
        same = twin.modifiers.new(modifier.name, modifier.type)
        same.width, same.segments, same.limit_method, same.angle_limit = modifier.width, modifier.segments, modifier.limit_method, modifier.angle_limit
    return link(twin)


def soften(thing, angle):
    """Smooth shading with sharp edges where faces meet at more than this angle."""
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = angle
    return thing
